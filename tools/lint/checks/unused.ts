import type { Check, Finding } from '../check.ts';
import { isObject, listAt, numberAt, textAt } from '../support/json.ts';
import { runInstalled } from '../support/process.ts';

/** The lists that knip keeps for a file, and what each means in plain words. */
const KINDS: Readonly<Record<string, string>> = {
  files: 'nothing uses this file',
  dependencies: 'declared but not used:',
  devDependencies: 'declared but not used:',
  optionalPeerDependencies: 'used but not declared:',
  unlisted: 'used but not declared:',
  binaries: 'a program that no package brings:',
  unresolved: 'leads nowhere:',
  exports: 'exported but not used:',
  nsExports: 'exported but not used:',
  types: 'exported type that is not used:',
  nsTypes: 'exported type that is not used:',
  enumMembers: 'not used:',
  namespaceMembers: 'not used:',
  duplicates: 'exported twice:',
  catalog: 'not used:',
};

/** knip lists single entries, and lists of entries where one thing has several names. */
function namesOf(entry: unknown): string {
  return Array.isArray(entry) ? entry.map((one) => textAt(one, 'name')).join(', ') : textAt(entry, 'name');
}

function findingsOf(issue: unknown): readonly Finding[] {
  if (!isObject(issue)) return [];
  const file = textAt(issue, 'file');
  return Object.entries(KINDS).flatMap(([kind, words]) =>
    listAt(issue, kind).map((entry) => {
      const line = numberAt(entry, 'line');
      return {
        where: line === 0 ? file : `${file}:${line}`,
        what: kind === 'files' ? words : `${words} ${namesOf(entry)}`,
      };
    }),
  );
}

/** What is declared is used, what is used is declared, and nothing is exported for nobody. */
export const unused: Check = {
  name: 'unused',
  promise: 'no unused or undeclared dependency, file or export',
  wayOut: 'delete what nobody uses; declare a dependency in the package.json of the workspace that imports it',
  run: async (root) => {
    const args = ['--reporter', 'json', '--no-progress', '--no-config-hints'];
    const { code, stdout, stderr } = await runInstalled('knip', 'knip', args, root);
    const start = stdout.indexOf('{');
    if (start < 0) throw new Error(stderr.trim() || stdout.trim() || `knip ended with ${code}`);
    const report: unknown = JSON.parse(stdout.slice(start));
    return listAt(report, 'issues').flatMap(findingsOf);
  },
};
