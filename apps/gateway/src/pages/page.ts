import { escapeHtml } from './escape.ts';

/** A page of the gateway itself: what it says before any branch is known, or when none can be. */
export type Page = {
  readonly title: string;
  /** What happened and what to do, each a sentence. */
  readonly paragraphs: readonly string[];
  readonly links?: readonly PageLink[];
  /** After so many seconds the page asks again by itself, and offers to do so at once. */
  readonly retryAfter?: number;
  /** Small print, for the one who is asked for help. */
  readonly requestId?: string;
};

/** A link with what is behind it. */
export type PageLink = { readonly href: string; readonly label: string; readonly note: string };

// The gateway's own pages belong to no brand, so they have the few colours they need here.
const STYLE = `
:root{color-scheme:light dark;--page:#f6f5f2;--card:#fff;--ink:#1d2430;--soft:#5a6270;--line:#dcdad4;--link:#1f4e9c}
@media (prefers-color-scheme:dark){:root{--page:#15181d;--card:#1d2127;--ink:#e9eaec;--soft:#a4abb6;--line:#343a43;--link:#9dbcf2}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--page);color:var(--ink);
font:16px/1.7 "PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans SC",sans-serif}
main{width:100%;max-width:640px;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 8px;font-size:24px;line-height:1.3;text-wrap:balance}
p{margin:8px 0;overflow-wrap:anywhere}
ul{list-style:none;margin:24px 0 0;padding:0;border-top:1px solid var(--line)}
li{padding:12px 0;border-bottom:1px solid var(--line)}
li:last-child{border-bottom:0;padding-bottom:0}
a{color:var(--link);font-weight:600;text-underline-offset:4px}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
li span,small{display:block;color:var(--soft);font-size:14px}
`.trim();

function linkList(links: readonly PageLink[]): string {
  const items = links.map(
    ({ href, label, note }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a><span>${escapeHtml(note)}</span></li>`,
  );
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

/** Draws a page of the gateway. It needs no script; its one style element carries the response's nonce. */
export function renderPage(page: Page, nonce: string): string {
  const paragraphs = page.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const { retryAfter } = page;
  const retry = retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`;
  const again = retryAfter === undefined ? '' : `<p><a href="">立即重试</a>（${retryAfter} 秒后自动重试）</p>`;
  const small = page.requestId === undefined ? '' : `<small>请求编号 ${escapeHtml(page.requestId)}</small>`;
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">' +
    `${retry}<title>${escapeHtml(page.title)}</title><style nonce="${escapeHtml(nonce)}">${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(page.title)}</h1>${paragraphs}${again}${linkList(page.links ?? [])}${small}</main></body></html>`
  );
}
