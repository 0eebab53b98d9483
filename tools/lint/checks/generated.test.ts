import { describe, expect, it } from 'vitest';
import { withTree } from '../support/tree.ts';
import { generated } from './generated.ts';

const GENERATOR = 'packages/contract/scripts/generate.ts';

describe('generated', () => {
  it('is content when the generator finds nothing to write', async () => {
    expect(await withTree({ [GENERATOR]: `process.exitCode = 0;\n` }, generated.run)).toEqual([]);
  });

  it('asks the generator to compare, not to write', async () => {
    const tree = { [GENERATOR]: `process.exitCode = process.argv.includes('--check') ? 0 : 1;\n` };
    expect(await withTree(tree, generated.run)).toEqual([]);
  });

  it('passes on what the generator found out of date', async () => {
    const tree = { [GENERATOR]: `console.error('docs/coverage.md is out of date');\nprocess.exitCode = 1;\n` };
    expect(await withTree(tree, generated.run)).toEqual([{ where: GENERATOR, what: 'docs/coverage.md is out of date' }]);
  });

  it('refuses a repository that lost its generator', async () => {
    expect(await withTree({}, generated.run)).toEqual([{ where: GENERATOR, what: 'the generator is missing' }]);
  });
});
