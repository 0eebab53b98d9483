import { toVariables } from '../tokens/index.ts';
import type { Theme } from './define-theme.ts';

const declare = (tokens: object): string =>
  toVariables(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * A theme as CSS custom properties, for the head of a page. Every brand root gets the whole set with resolved
 * values, never references: a brand nested in another one would otherwise keep values derived from its parent.
 * `data-scheme` is `light`, `dark` or `auto` (follows the system); print is always light (design section 6).
 */
export function themeToCss(theme: Theme): string {
  const root = `[data-brand="${theme.key}"]`;
  const { logo } = theme;
  // A mark is long: it is said again only where the schemes have two.
  const mark = (picture: string): string => (logo.light === logo.dark ? '' : `;${declare({ logo: { mark: picture } })}`);
  const light = `color-scheme:light;${declare(theme.light)}${mark(logo.light)}`;
  const dark = `color-scheme:dark;${declare(theme.dark)}${mark(logo.dark)}`;
  return [
    `${root}{${declare({ ...theme.scale, logo: { mark: logo.light } })}}`,
    `${root}[data-scheme="light"],${root}[data-scheme="auto"]{${light}}`,
    `${root}[data-scheme="dark"]{${dark}}`,
    `@media (prefers-color-scheme:dark){${root}[data-scheme="auto"]{${dark}}}`,
    `@media print{${root}[data-scheme]{${light}}}`,
  ].join('\n');
}
