/**
 * Generates the browser calls from the operation literals, and docs/coverage.md from the files of the checkout.
 * `--check` compares instead of writing and fails when a file is not what it would write.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CALLS_FOLDER, generatedFiles } from './generated-files.ts';

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const files = generatedFiles();
mkdirSync(CALLS_FOLDER, { recursive: true });
const strays = readdirSync(CALLS_FOLDER)
  .map((name) => join(CALLS_FOLDER, name))
  .filter((path) => !files.has(path));
const stale = [...files].filter(([path, text]) => textOf(path) !== text);

if (process.argv.includes('--check')) {
  const wrong = [...stale.map(([path]) => path), ...strays].map((path) => basename(path));
  if (wrong.length > 0) {
    console.error(`Generated files are out of date: ${wrong.join(', ')}. Run: npm run generate`);
    process.exit(1);
  }
} else {
  for (const path of strays) rmSync(path);
  for (const [path, text] of stale) writeFileSync(path, text);
  console.log(`Generated ${files.size} files, ${stale.length} changed, ${strays.length} removed`);
}
