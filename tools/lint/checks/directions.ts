import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from '../check.ts';
import { matchesByLine, splitComments } from '../support/code.ts';
import { isTestOrStory, readFiles } from '../support/files.ts';
import { listAt, objectAt, textAt } from '../support/json.ts';
import { runInstalled } from '../support/process.ts';

const CONFIGURATION = '.dependency-cruiser.mjs';

/** Where code may stand; those that do not exist (yet) are left out. */
const PLACES = ['packages', 'apps', 'e2e', 'tools', 'turbo', 'bench/run', 'bench/src', '.storybook'];

async function existing(root: string): Promise<readonly string[]> {
  const found = await Promise.all(
    PLACES.map((place) =>
      access(join(root, place)).then(
        () => [place],
        () => [],
      ),
    ),
  );
  return found.flat();
}

function findingOf(violation: unknown): Finding {
  const rule = textAt(objectAt(violation, 'rule'), 'name');
  const circle = listAt(violation, 'cycle').map((step) => textAt(step, 'name'));
  const to = circle.length > 0 ? circle.join(' -> ') : textAt(violation, 'to');
  return { where: textAt(violation, 'from'), what: `${rule}: -> ${to}` };
}

async function cruise(root: string): Promise<readonly Finding[]> {
  const { code, stdout, stderr } = await runInstalled(
    'dependency-cruiser',
    'depcruise',
    ['--config', CONFIGURATION, '--output-type', 'json', ...(await existing(root))],
    root,
  );
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(stderr.trim() || `dependency-cruiser ended with ${code}`);
  const report: unknown = JSON.parse(stdout.slice(start));
  return listAt(objectAt(report, 'summary'), 'violations').map(findingOf);
}

/** Asking the database, whichever way the query is put. */
const QUERY = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`\n]*>)?`/g;

/** The only places that may: imports alone do not show a query built on a handle that was passed in. */
const QUERIES = /^apps\/api\/src\/(platform\/db\/|.*migrations\/|.+\.repository\.ts$)/;

async function queries(root: string): Promise<readonly Finding[]> {
  const files = await readFiles(root, /^apps\/(api|gateway)\/src\/.+\.ts$/);
  return files
    .filter(({ path }) => !QUERIES.test(path) && !isTestOrStory(path))
    .flatMap(({ path, text }) =>
      matchesByLine(splitComments(text).code, QUERY).map(({ line, match }) => ({
        where: `${path}:${line}`,
        what: `sql-only-in-repositories: ${match}`,
      })),
    );
}

/** Which way things flow through the house: the whole picture stands in `.dependency-cruiser.mjs`. */
export const directions: Check = {
  name: 'directions',
  promise: 'every import follows the directions of the house',
  wayOut: `turn the dependency round or move the code a layer down; the picture and its reasons are in ${CONFIGURATION}`,
  run: async (root) => (await Promise.all([cruise(root), queries(root)])).flat(),
};
