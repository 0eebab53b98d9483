import { describe, expect, it } from 'vitest';
import { keysOf } from './keyboard.ts';

describe('keysOf', () => {
  it.each([
    ['{ArrowDown}', ['↓']],
    ['{Shift>}{Tab}{/Shift}', ['Shift', 'Tab']],
    [' ', ['Space']],
    ['{Escape}', ['Esc']],
    ['安全', ['安全']],
  ])('reads %s as a person would', (press, keys) => expect(keysOf(press)).toEqual(keys));
});
