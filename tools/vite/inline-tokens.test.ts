import { describe, expect, it } from 'vitest';
import { token } from '../../packages/ui/src/tokens/index.ts';
import { withTokensInlined } from './inline-tokens.ts';

/** Every token as a template writes it, and what it is. */
function everyToken(tree: object, path = 'token'): [place: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`\${${path}.${key}}`, value]];
    return typeof value === 'object' && value !== null ? everyToken(value, `${path}.${key}`) : [];
  });
}

describe('inlining tokens', () => {
  it('writes each of them as the components read it', () => {
    const all = everyToken(token);
    expect(all.length).toBeGreaterThan(100);
    for (const [place, value] of all) expect(withTokensInlined(`color: ${place};`)).toBe(`color: ${value};`);
  });

  it('leaves everything else alone', () => {
    const code = 'const a = `${media.tablet} ${token} ${tokens.space.md}`; token.space.md;';
    expect(withTokensInlined(code)).toBe(code);
  });
});
