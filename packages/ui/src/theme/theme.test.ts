import { describe, expect, it } from 'vitest';
import { token, toVariables } from '../tokens/index.ts';
import { baseCss } from './base-css.ts';
import { contrastFailures, contrastRatio } from './contrast.ts';
import { defineTheme } from './define-theme.ts';
import { themeToCss } from './theme-to-css.ts';

const theme = defineTheme({
  key: 'probe',
  name: '样例',
  corner: 10,
  light: { color: { text: { link: '#123456' } } },
  dark: { color: { text: { link: '#abcdef' } } },
});

describe('defineTheme', () => {
  it('lays a brand over the base and keeps the rest', () => {
    expect(theme.light.color.text.link).toBe('#123456');
    expect(theme.light.color.text.default).toBe('#211f1c');
    expect(theme.scale.radius.md).toBe('10px');
  });

  it('refuses a key that could not stand in a selector', () => {
    expect(() => defineTheme({ key: 'a"]', name: '坏' })).toThrow('lower case');
  });

  it('does not compile with a key that no theme has', () => {
    // @ts-expect-error: `txt` is not a group of colours
    expect(defineTheme({ key: 'typo', name: '错', light: { color: { txt: { link: '#123456' } } } })).toBeDefined();
    // @ts-expect-error: `lnik` is not a text colour
    expect(defineTheme({ key: 'typo', name: '错', light: { color: { text: { lnik: '#123456' } } } })).toBeDefined();
  });
});

describe('themeToCss', () => {
  const css = themeToCss(theme);
  const block = (selector: string): string => css.split(selector)[1]?.split('}')[0] ?? '';

  it('gives the right values to the light, dark and automatic schemes', () => {
    expect(block('[data-brand="probe"][data-scheme="light"]')).toContain('--wt-color-text-link:#123456');
    expect(block('[data-brand="probe"][data-scheme="dark"]')).toContain('--wt-color-text-link:#abcdef');
    expect(css).toMatch(/\[data-scheme="light"\],\[data-brand="probe"\]\[data-scheme="auto"\]\{color-scheme:light/);
    expect(css).toMatch(/prefers-color-scheme:dark\)\{\[data-brand="probe"\]\[data-scheme="auto"\]\{color-scheme:dark/);
  });

  it('prints in light colours whatever the scheme', () => {
    expect(css).toMatch(/@media print\{\[data-brand="probe"\]\[data-scheme\]\{color-scheme:light;/);
  });

  it('defines every token that a component can name, with values and never with references', () => {
    const named = toVariables(token).map(([, reference]) => reference.slice(4, -1));
    for (const name of named) expect(css, name).toContain(`${name}:`);
    expect(css).not.toContain('var(');
  });
});

describe('baseCss', () => {
  it('names only tokens that exist', () => {
    const css = themeToCss(theme);
    for (const [, name] of baseCss.matchAll(/var\((--wt-[a-z0-9-]+)\)/g)) expect(css).toContain(`${name}:`);
  });
});

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('passes the house colours and names the pair that fails', () => {
    expect(contrastFailures(defineTheme({ key: 'house', name: '本色' }))).toEqual([]);
    const faint = defineTheme({ key: 'faint', name: '太淡', light: { color: { text: { muted: '#bbbbbb' } } } });
    expect(contrastFailures(faint)[0]).toMatch(/^faint\/light: text\.muted on ground\.page .* needs 4\.5$/);
  });
});

describe('the type of a brand', () => {
  it('is the house\'s where the brand says nothing', () => {
    const { font } = defineTheme({ key: 'plain', name: '素' }).scale;
    expect(font.size).toEqual({
      caption: '0.75rem', small: '0.875rem', body: '1rem', h6: '1rem', h5: '1.125rem', h4: '1.25rem', h3: '1.5rem',
      h2: '1.75rem', h1: '2.125rem',
    });
    expect(font.family.body).toMatch(/^"PingFang SC"/);
  });

  it('puts the brand\'s fonts first, grows with its body, and its headings reach as far as it says', () => {
    const { font } = defineTheme({ key: 'own', name: '自', type: { family: ['Source Han Sans SC'], size: 18, headings: 'calm' } }).scale;
    expect(font.family.body).toMatch(/^"Source Han Sans SC", "PingFang SC"/);
    expect(font.size.body).toBe('1.125rem');
    expect(font.size.h1).toBe('2.1375rem');
  });

  it('refuses a font\'s name that could end the declaration', () => {
    expect(() => defineTheme({ key: 'bad', name: '坏', type: { family: ['a"; x'] } })).toThrow('letters');
  });
});

describe('the logo of a brand', () => {
  const drawing = '<svg viewBox="0 0 4 4"><path fill="#123456" d="M0 0h4"/></svg>';

  it('goes into the style sheet as a picture that needs no request', () => {
    const css = themeToCss(defineTheme({ key: 'own', name: '自', logo: { picture: drawing } }));
    expect(css.match(/--wt-logo-mark:[^;}]*/g)).toEqual([
      "--wt-logo-mark:url(\"data:image/svg+xml,%3Csvg viewBox='0 0 4 4'%3E%3Cpath fill='%23123456' d='M0 0h4'/%3E%3C/svg%3E\")",
    ]);
  });

  it('has another drawing on a dark ground only where the brand gives one', () => {
    const css = themeToCss(defineTheme({ key: 'two', name: '双', logo: { alt: '标', picture: '/a.png', onDark: '/b.png' } }));
    expect(css).toMatch(/\[data-scheme="dark"\]\{[^}]*--wt-logo-mark:url\("\/b\.png"\)/);
    expect(css).toMatch(/@media print\{[^}]*--wt-logo-mark:url\("\/a\.png"\)/);
  });

  it('is called what the brand is called unless it says what it shows', () => {
    expect(defineTheme({ key: 'own', name: '自', logo: { picture: drawing } }).logo.alt).toBe('自');
  });

  it('refuses an address that could end the url around it', () => {
    expect(() => defineTheme({ key: 'bad', name: '坏', logo: { picture: '/x") red' } })).toThrow('plain address');
  });
});
