import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { runInstalled } from '../lint/support/process.ts';
import { declarationOf } from './manifest.ts';
import { TAKEN_IN, type Source } from './source.ts';

/** Inner types that TypeScript names in inferred ones; Node's resolution finds them with their extension only. */
const INNER = 'styled-components/dist/types';

const SPECIFIER = /((?:\bfrom|\bimport\()\s*)(['"])([^'"]+)\2/g;

/** Where a relative import inside the declarations leads: `./Button.tsx` -> `./Button.d.ts`. */
function followed(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'));
}

/** A relative import from one declaration to another, with the extension that every resolution understands. */
function leading(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The source behind each workspace that is taken in, by its name. */
function takenIn(entries: Source['entries']): ReadonlyMap<string, string> {
  return new Map(
    [...TAKEN_IN].flatMap(([name, at]) => entries.flatMap(({ path, source }): [string, string][] => (path === at ? [[name, source]] : []))),
  );
}

/** Has TypeScript write the declarations of everything behind the entries into a folder; answers its complaints. */
async function emit(root: string, out: string, { workspace, entries }: Source): Promise<readonly string[]> {
  // Found by path: what is found through node_modules counts as somebody else's and gets no declarations.
  const paths = Object.fromEntries([...takenIn(entries)].map(([name, source]) => [name, [join(root, source)]]));
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true };
  const settings = {
    extends: join(root, workspace.folder, 'tsconfig.json'),
    compilerOptions: { ...emitting, rootDir: join(root, 'packages'), outDir: join(out, 'types'), paths },
    files: entries.map(({ source }) => join(root, source)),
    include: [],
  };
  // Below the root, because types of installed packages are looked for from here upwards.
  const config = join(root, workspace.folder, 'dist/tsconfig.declarations.json');
  await mkdir(dirname(config), { recursive: true });
  await writeFile(config, JSON.stringify(settings));
  const { stdout } = await runInstalled('typescript', 'tsc', ['--pretty', 'false', '-p', config], root);
  await rm(config);
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

/**
 * Writes the declarations that an installer can reach from a face, and no others: those of styles stay behind, with
 * the inner types of styled-components that they name. Throws what TypeScript says of the ones that are shipped.
 */
export async function writeDeclarations(root: string, out: string, source: Source): Promise<void> {
  const raw = await mkdtemp(join(tmpdir(), 'wutong-types-'));
  try {
    const complaints = await emit(root, raw, source);
    const taken = takenIn(source.entries);
    const waiting = source.entries.map((entry) => declarationOf(entry.source));
    const shipped = new Set(waiting);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const here = file;
      const text = await readFile(join(raw, here), 'utf8').catch(() => {
        throw new Error(`TypeScript wrote no ${here}:\n${complaints.join('\n')}`);
      });
      const rewritten = text.replaceAll(SPECIFIER, (whole: string, before: string, quote: string, specifier: string) => {
        const from = taken.get(specifier);
        const relative = specifier.startsWith('.') ? followed(here, specifier) : null;
        const to = from === undefined ? relative : declarationOf(from);
        if (to === null) return specifier === INNER ? `${before}${quote}${INNER}.js${quote}` : whole;
        if (!shipped.has(to)) waiting.push(to);
        shipped.add(to);
        return `${before}${quote}${leading(here, to)}${quote}`;
      });
      await mkdir(dirname(join(out, here)), { recursive: true });
      await writeFile(join(out, here), rewritten);
    }
    const serious = complaints.filter((line) => shipped.has(declarationOf(line.replace(/\(.*$/, ''))));
    if (serious.length > 0) throw new Error(`The declarations can't be written:\n${serious.join('\n')}`);
  } finally {
    await rm(raw, { recursive: true, force: true });
  }
}
