import { describe, expect, it } from 'vitest';
import { cartWording } from './cart.ts';
import { fill } from './fill.ts';
import { mergeWording } from './merge.ts';
import { defaultWording } from './wording.ts';

describe('wording', () => {
  it('fills the named places and leaves unknown ones as they are', () => {
    expect(fill('第 {page} 页，共 {pages} 页', { page: 2 })).toBe('第 2 页，共 {pages} 页');
  });

  it('lets a branch change one word and keeps the others', () => {
    const words = mergeWording(defaultWording, { price: { free: '公益' } });
    expect(words.price).toEqual({ ...defaultWording.price, free: '公益' });
    expect(words.dialog).toEqual(defaultWording.dialog);
  });

  it('leaves a branch\'s words of other catalogues to those', () => {
    expect(mergeWording(cartWording, { price: { free: '公益' } })).toEqual(cartWording);
  });
});
