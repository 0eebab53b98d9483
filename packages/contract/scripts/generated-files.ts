import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allOperations } from '../src/registry.ts';
import { callModule } from './call-module.ts';
import { coverageOf } from './coverage.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder of the calls; everything in it is generated. */
export const CALLS_FOLDER = fileURLToPath(new URL('../src/calls/generated/', import.meta.url));

/** The text of every generated module of calls by its path. */
export function generatedCalls(): Map<string, string> {
  // Loaders differ in the order in which they list a module's exports; names do not.
  const sorted = allOperations.toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const groups = Map.groupBy(sorted, (operation) => operation.group);
  return new Map(
    [...groups].map(([group, members]) => [`${CALLS_FOLDER}${group}.ts`, callModule(group, members)]),
  );
}

/** The text of every generated file by its path. */
export function generatedFiles(): Map<string, string> {
  return new Map([...generatedCalls(), [join(ROOT, 'docs/coverage.md'), coverageOf(ROOT)]]);
}
