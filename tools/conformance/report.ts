import { ASPECTS, type Aspect, type Finding, type Verdict } from '@wutong/testing/back-end';

const SIGNS: Readonly<Record<Verdict['is'], string>> = { good: '✓', bad: '✗', skipped: '–' };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How many verdicts are of each kind. */
function totals(findings: readonly Finding[]): Readonly<Record<Verdict['is'], number>> {
  const all = findings.flatMap(({ verdicts }) => ASPECTS.map((aspect) => verdicts[aspect].is));
  const count = (is: Verdict['is']) => all.filter((one) => one === is).length;
  return { good: count('good'), bad: count('bad'), skipped: count('skipped') };
}

/** What is wrong, a line each: `orderDetail shape: ...`. */
export function wrongLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ name, verdicts }) =>
    ASPECTS.flatMap((aspect) => {
      const verdict = verdicts[aspect];
      return verdict.is === 'bad' ? [`${name} ${aspect}: ${verdict.why}`] : [];
    }),
  );
}

/** The examination in a few lines for the terminal. */
export function summary(findings: readonly Finding[]): string {
  const { good, bad, skipped } = totals(findings);
  return [...wrongLines(findings), `${findings.length} calls: ${good} good, ${bad} wrong, ${skipped} not looked at`].join('\n');
}

function cell(verdict: Verdict, aspect: Aspect): string {
  const why = verdict.is === 'good' ? '' : verdict.why;
  return `<td data-is="${verdict.is}" title="${escape(why)}"><b>${SIGNS[verdict.is]}</b> <span>${escape(verdict.is === 'bad' ? why : '')}</span><i>${aspect} ${verdict.is}</i></td>`;
}

/** The examination as one page that can be sent along: every call, and what of it was found. */
export function reportPage(findings: readonly Finding[], about: { baseUrl: string; at: string }): string {
  const { good, bad, skipped } = totals(findings);
  const rows = findings.map(({ name, method, path, verdicts }) =>
    `<tr><th scope="row">${escape(name)}<small>${escape(`${method} /api/${path}`)}</small></th>${ASPECTS.map((aspect) => cell(verdicts[aspect], aspect)).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Conformance of ${escape(about.baseUrl)}</title><style>
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:1200px;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .6rem;border-bottom:1px solid #8884;text-align:start;vertical-align:top}
thead th{position:sticky;top:0;background:Canvas}
small{display:block;font-weight:400;opacity:.75;overflow-wrap:anywhere}
td[data-is=bad]{background:#c2281d22}
td i{position:absolute;clip-path:inset(50%)}
</style></head><body><h1>Conformance report</h1>
<p>${escape(about.baseUrl)}, ${escape(about.at)}. ${findings.length} calls: ${good} good, ${bad} wrong, ${skipped} not looked at (point at a sign to read why).</p>
<table><thead><tr><th scope="col">Call</th>${ASPECTS.map((aspect) => `<th scope="col">${aspect}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}
