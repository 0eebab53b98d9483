import type { Check, Finding } from '../check.ts';
import { listAt, numberAt, objectAt, textAt } from '../support/json.ts';
import { runInstalled } from '../support/process.ts';

function findingOf(diagnostic: unknown): Finding {
  const [label] = listAt(diagnostic, 'labels');
  const line = numberAt(objectAt(label, 'span'), 'line');
  const help = textAt(diagnostic, 'help');
  return {
    where: `${textAt(diagnostic, 'filename')}${line === 0 ? '' : `:${line}`}`,
    what: `${textAt(diagnostic, 'code')}: ${textAt(diagnostic, 'message')}${help === '' ? '' : ` (${help})`}`,
  };
}

/** The rules of `.oxlintrc.json`: what a single file may contain. */
export const oxlint: Check = {
  name: 'oxlint',
  promise: 'no any, no non-null assertion, sound hooks, reachable controls, no banned import',
  wayOut: 'change the code; the rules and the reasons of the banned imports stand in .oxlintrc.json',
  run: async (root) => {
    const { code, stdout, stderr } = await runInstalled('oxlint', 'oxlint', ['--format', 'json', '.'], root);
    const start = stdout.indexOf('{');
    if (start < 0) throw new Error(stderr.trim() || stdout.trim() || `oxlint ended with ${code}`);
    const report: unknown = JSON.parse(stdout.slice(start));
    return listAt(report, 'diagnostics').map(findingOf);
  },
};
