import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { run } from '../support/process.ts';

/** Writes the browser calls and docs/coverage.md from the operation literals; `--check` only compares. */
const GENERATOR = 'packages/contract/scripts/generate.ts';

/** What is generated and committed is what the generator would write now. */
export const generated: Check = {
  name: 'generated',
  promise: 'committed generated files are up to date',
  wayOut: `run: node ${GENERATOR} and commit what it writes`,
  run: async (root) => {
    const missing = await access(join(root, GENERATOR)).then(
      () => false,
      () => true,
    );
    if (missing) return [{ where: GENERATOR, what: 'the generator is missing' }];
    const { code, stdout, stderr } = await run(process.execPath, [GENERATOR, '--check'], root);
    if (code === 0) return [];
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
    return lines.map((what) => ({ where: GENERATOR, what }));
  },
};
