import { describe, expect, it } from 'vitest';
import { storyAddress } from './story-address.ts';

describe('the address of a framed story', () => {
  it('spells the look as Storybook reads it', () => {
    expect(storyAddress('screens-cart--ready', { brand: 'association', scheme: 'dark', grid: true, language: undefined })).toBe(
      'iframe.html?id=screens-cart--ready&viewMode=story&globals=brand:association;scheme:dark;grid:!true',
    );
  });
});
