import { escapeHtml, escapeJson } from '../pages/escape.ts';

/** Where the gateway writes into a branch's index.html. */
export const HEAD_MARKER = '<!--wutong:head-->';
/** What the build writes wherever a nonce belongs (Vite's `html.cspNonce`). */
export const NONCE_MARKER = '__CSP_NONCE__';

/** `light` or `dark` as the visitor chose, `auto` while the visitor has not and the system decides. */
export type Scheme = 'light' | 'dark' | 'auto';

/** What one response writes into the shell. */
export type ShellValues = {
  readonly nonce: string;
  readonly title: string;
  /** Key of the theme: the value of `data-brand`. */
  readonly brand: string;
  readonly scheme: Scheme;
  /** Base and theme styles as text. */
  readonly css: string;
  /** Address of the icon of the browser's tab. */
  readonly favicon: string;
  /** The domain record, as the site reads it before its first paint. */
  readonly platform: object;
};

function headOf(values: ShellValues): string {
  const nonce = escapeHtml(values.nonce);
  return [
    `<title>${escapeHtml(values.title)}</title>`,
    `<link rel="icon" href="${escapeHtml(values.favicon)}">`,
    `<script type="application/json" id="wutong-platform" nonce="${nonce}">${escapeJson(values.platform)}</script>`,
    // A closing tag inside a style element would end it, whatever the style says.
    `<style id="wutong-theme" nonce="${nonce}">${values.css.replaceAll('</', '<\\/')}</style>`,
  ].join('\n    ');
}

/**
 * Fills a branch's index.html for one response: brand and scheme on the root element, then title, icon,
 * domain record and theme in the head, so that the right brand is there from the first paint.
 * Throws when the template lacks its marker: it would be served without a brand.
 */
export function fillShell(template: string, values: ShellValues): string {
  if (!template.includes(HEAD_MARKER)) throw new Error(`index.html lacks the marker ${HEAD_MARKER}`);
  const root = `<html lang="zh-CN" data-brand="${escapeHtml(values.brand)}" data-scheme="${values.scheme}">`;
  return template
    .replace(/<html[^>]*>/i, () => root)
    .replaceAll(NONCE_MARKER, () => values.nonce)
    .replace(HEAD_MARKER, () => headOf(values));
}

/** The scheme that the visitor chose, from the cookie `wutong-scheme`; without a choice the system decides. */
export function schemeOf(cookieHeader: string | undefined): Scheme {
  const choice = /(?:^|;\s*)wutong-scheme=(light|dark)(?:;|$)/.exec(cookieHeader ?? '')?.[1];
  return choice === 'light' || choice === 'dark' ? choice : 'auto';
}
