import { describe, expect, it } from 'vitest';
import { token } from './token.ts';
import { toVariables } from './variables.ts';

describe('tokens', () => {
  it('refer to custom properties by their path in kebab case', () => {
    expect(token.color.text.muted).toBe('var(--wt-color-text-muted)');
    expect(token.color.ground.primarySoft).toBe('var(--wt-color-ground-primary-soft)');
    expect(token.font.lineHeight.body).toBe('var(--wt-font-line-height-body)');
  });

  it('list their values under the same names', () => {
    expect(toVariables({ color: { text: { onPrimary: 'white' } } })).toEqual([['--wt-color-text-on-primary', 'white']]);
  });
});
