import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textPairs } from './contrast.ts';
import { usedPairs } from './style-rules.fixture.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

const measured = new Set(textPairs.map(([text, ground]) => `${text} on ${ground}`));

/** WCAG asks no contrast of what cannot be operated, nor of a wash under everything. */
const EXEMPT = /^disabled on|on (disabled|skeleton|track|scrim)$/;

/** Grounds that no text stands on: a bar, a spinner, an image, a line of 4 px along the lower edge of a cell. */
const BARE = [
  'components/loading-notice/LoadingNotice.styles.ts, & > .wt-line > i',
  'components/progress/Progress.styles.ts, & > .wt-track > span',
  'patterns/answer-card/AnswerCard.styles.ts, & .wt-cell[data-answered=\'partly\']',
  'patterns/login-form/LoginForm.styles.ts, & > img',
  'patterns/register-form/RegisterForm.styles.ts, &[data-strength=\'weak\'] i:first-child',
];

const used = globSync('{components,patterns,screens,docs}/**/*.styles.ts', { cwd: SOURCES }).flatMap((file) =>
  usedPairs(readFileSync(join(SOURCES, file), 'utf8')).map((pair) => ({ ...pair, file })),
);

describe('the pairs of text and ground that the styles put together', () => {
  it('are all among those whose contrast is measured in every theme', () => {
    const missing = used
      .filter(({ text, ground }) => !measured.has(`${text} on ${ground}`) && !EXEMPT.test(`${text} on ${ground}`))
      .filter(({ file, selector }) => !BARE.includes(`${file}, ${selector}`))
      .map(({ text, ground, file, selector }) => `text.${text} on ground.${ground}: ${file}, ${selector}`);
    expect(missing).toEqual([]);
  });

  it('leave out only what is there', () => {
    const places = new Set(used.map(({ file, selector }) => `${file}, ${selector}`));
    expect(BARE.filter((place) => !places.has(place))).toEqual([]);
  });

  it('are found: buttons, tags and tables among them', () => {
    const found = new Set(used.map(({ text, ground }) => `${text} on ${ground}`));
    for (const pair of ['onPrimary on primary', 'onPrimary on primaryHover', 'onDanger on danger']) expect(found).toContain(pair);
  });
});

describe('reading styles', () => {
  const styles = (css: string) => usedPairs(`styled.div\`${css}\``).map(({ text, ground }) => `${text} on ${ground}`);

  it('takes a colour from the rule, from the same element in a weaker state, or from around', () => {
    expect(styles('color: ${token.color.text.muted}; background: ${token.color.ground.page};')).toEqual(['muted on page']);
    expect(
      styles("&[data-a] { color: ${token.color.text.onPrimary}; background: ${token.color.ground.primary}; } &[data-a]:hover { background: ${token.color.ground.primaryHover}; }"),
    ).toEqual(['onPrimary on primary', 'onPrimary on primaryHover']);
    expect(styles('background: ${token.color.ground.sunken}; & .wt-a > b { color: ${token.color.text.price}; }')).toEqual(['price on sunken']);
  });

  it('knows nothing of a colour whose ground another file gives', () => {
    expect(styles('color: ${token.color.text.price};')).toEqual([]);
  });
});
