import type { Plugin } from 'vite';

/** The components' own sources; a branch and the tests read tokens as they are. */
const COMPONENTS = /[\\/]packages[\\/]ui[\\/]src[\\/].+\.tsx?$/;
/** A token inside a template: `${token.color.text.muted}`. */
const PLACE = /\$\{token((?:\.[A-Za-z0-9]+)+)\}/g;

/** Writes every token of a source as the custom property that it stands for. */
export function withTokensInlined(code: string): string {
  return code.replaceAll(PLACE, (_place, path: string) => {
    const name = path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `var(--wt${name})`;
  });
}

/**
 * Settles at build time what is known then: which custom property a token is. Styles become constant texts, and the
 * tables of values behind the names, some 2 kB compressed, are in no browser's first load; the theme's stylesheet has them.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'wutong:inline-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: COMPONENTS, code: '${token.' },
      handler: (code) => ({ code: withTokensInlined(code), map: null }),
    },
  };
}
