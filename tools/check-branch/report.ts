import type { Totals } from '../test/totals.ts';

/** How a step of the check went. */
export interface StepResult {
  readonly what: string;
  readonly totals: Totals;
  readonly seconds: number;
}

/** What a report is about. */
export interface Checked {
  readonly key: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly color: string;
  /** ISO time. */
  readonly at: string;
  readonly steps: readonly StepResult[];
  /** Facts in a line each: bytes of the first load, lines of configuration, contrast. */
  readonly facts: readonly { readonly what: string; readonly value: string }[];
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Whether nothing failed. */
export const isGreen = ({ steps }: Pick<Checked, 'steps'>): boolean => steps.every(({ totals }) => totals.failed === 0);

/** The check as one page that a team hangs on its launch ticket. */
export function checkReport(checked: Checked): string {
  const { key, name, hosts, at, steps, facts, color } = checked;
  const verdict = isGreen(checked) ? 'ready to launch' : 'not ready';
  const rows = steps.map(({ what, totals, seconds }) =>
    `<tr data-green="${totals.failed === 0}"><th scope="row">${escape(what)}</th><td>${totals.failed === 0 ? '✓ passed' : '✗ failed'}</td><td>${totals.passed}</td><td>${totals.failed}</td><td>${Math.round(seconds)} s</td></tr>`,
  );
  const failures = steps.flatMap(({ totals }) => totals.failures);
  const list = failures.length === 0 ? '' : `<h2>What failed</h2><ul>${failures.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(key)}: ${verdict}</title><style>
:root{color-scheme:light dark;font:16px/1.6 system-ui,"Noto Sans SC",sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;border-top:.5rem solid ${escape(color)}}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem;border-bottom:1px solid #8886;text-align:start}
tr[data-green=false]{background:#c2281d22}
dt{font-weight:600}dd{margin:0 0 .5rem}li{overflow-wrap:anywhere}
</style></head><body><h1>${escape(name)}: ${verdict}</h1>
<p>Branch <code>${escape(key)}</code> on ${hosts.map((host) => `<code>${escape(host)}</code>`).join(', ')}, checked ${escape(at)}.</p>
<table><thead><tr><th scope="col">Check</th><th scope="col">Verdict</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Time</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<h2>Facts</h2><dl>${facts.map(({ what, value }) => `<dt>${escape(what)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>${list}</body></html>
`;
}
