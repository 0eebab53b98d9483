import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import type { Answers, Generator, ReadFile } from './generator.ts';

/** Writes the browser calls and the pages that are derived from the contract. */
const CONTRACT_GENERATOR = 'packages/contract/scripts/generate.ts';

/** The files of a repository, and which of them were read: a file that was not read may not be replaced. */
function reader(root: string): { read: ReadFile; known: Set<string> } {
  const known = new Set<string>();
  const read: ReadFile = (path) => {
    known.add(path);
    return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  };
  return { read, known };
}

/** Runs the contract's own generator. */
function generateContract(root: string): void {
  execFileSync(process.execPath, [CONTRACT_GENERATOR], { cwd: root, stdio: 'inherit' });
}

/**
 * Carries a generator out in a repository and answers the paths it wrote. Nothing is written when one
 * of the new files exists already, so that nobody's work is lost.
 */
export function apply(generator: Generator, answers: Answers, root: string): readonly string[] {
  const { read, known } = reader(root);
  const files = generator.files(answers, read);
  const taken = files.filter(({ path }) => !known.has(path) && existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`already there: ${taken.map(({ path }) => path).join(', ')}`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  if (generator.regenerates) generateContract(root);
  return files.map(({ path }) => path);
}
