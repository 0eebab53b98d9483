import type { FastifyReply } from 'fastify';
import { html, raw, type Html } from './html.ts';

/** Colours and spacing of the API's own pages; they load nothing from anywhere. */
const STYLE = raw(`<style>
:root { color-scheme: light dark; --ground: #f6f5f2; --card: #fff; --text: #22262b; --muted: #5b636d; --line: #dcd9d2; --ink: #1f4e9c; }
@media (prefers-color-scheme: dark) { :root { --ground: #16181b; --card: #1f2226; --text: #e8e6e1; --muted: #a5abb3; --line: #383c42; --ink: #8db4f2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.7 "PingFang SC", "Microsoft YaHei", "Noto Sans SC", system-ui, sans-serif; }
main { max-width: 1040px; margin: 0 auto; padding: 32px 16px 64px; }
h1, h2, h3 { line-height: 1.3; text-wrap: balance; } h1 { font-size: 28px; } h2 { font-size: 21px; margin-top: 40px; } h3 { font-size: 17px; margin: 0; }
a { color: var(--ink); } a:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
p.muted, .muted { color: var(--muted); } code { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; } td code { white-space: nowrap; }
section, details { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 12px 16px; margin: 12px 0; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.method { font: 600 13px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 0 6px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; margin: 8px 0; font-size: 15px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); } th { color: var(--muted); font-weight: 500; }
nav ul { columns: 14rem; padding-left: 20px; } form { display: inline-block; margin: 0 8px 8px 0; }
button { font: inherit; padding: 8px 20px; min-height: 44px; border-radius: 6px; border: 1px solid var(--ink); background: var(--ink); color: var(--card); cursor: pointer; }
button.plain { background: none; color: var(--ink); } .amount { font-size: 34px; font-variant-numeric: tabular-nums; }
</style>`);

/** A whole page of the API's own host. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>${STYLE}</head>
<body><main>${body}</main></body></html>`;
}

/** Sends a page that may run no script and load nothing. */
export function sendPage(reply: FastifyReply, content: Html, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .send(content.markup);
}
