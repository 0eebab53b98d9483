import { describe, expect, it } from 'vitest';
import { placeBeside } from './place.ts';

const view = { width: 360, height: 640 };
const bubble = { width: 200, height: 40 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40, bottom: top + 40 });

describe('a tooltip', () => {
  it('stands centred on the side it prefers', () => {
    expect(placeBeside(at(160, 300), bubble, view, 'above')).toEqual({ left: 80, top: 252 });
    expect(placeBeside(at(160, 300), bubble, view, 'below')).toEqual({ left: 80, top: 348 });
  });

  it('changes over where there is no room', () => {
    expect(placeBeside(at(160, 10), bubble, view, 'above').top).toBe(58);
    expect(placeBeside(at(160, 590), bubble, view, 'below').top).toBe(542);
  });

  it('stays inside the window', () => {
    expect(placeBeside(at(0, 300), bubble, view, 'above').left).toBe(8);
    expect(placeBeside(at(320, 300), bubble, view, 'above').left).toBe(152);
  });
});
