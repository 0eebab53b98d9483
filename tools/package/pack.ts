import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textAt } from '../lint/support/json.ts';
import { run } from '../lint/support/process.ts';
import { writeDeclarations } from './declarations.ts';
import { manifestOf } from './manifest.ts';
import { writeScripts } from './scripts.ts';
import { readSource } from './source.ts';

/** Builds the package into the `dist` of its workspace and answers that folder. */
export async function buildPackage(root: string): Promise<string> {
  const source = await readSource(root);
  const { folder } = source.workspace;
  const out = join(root, folder, 'dist');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await writeScripts(root, out, source);
  await writeDeclarations(root, out, source);
  await writeFile(join(out, 'package.json'), `${JSON.stringify(manifestOf(source), null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'));
  await cp(join(root, folder, 'README.md'), join(out, 'README.md'));
  return out;
}

/** Packs a built package, as the registry would get it, into a folder; answers the tarball's path. */
export async function packInto(built: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { code, stdout, stderr } = await run('npm', ['pack', '--json', '--pack-destination', folder], built);
  if (code !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  const [packed]: unknown[] = JSON.parse(stdout);
  return join(folder, textAt(packed, 'filename'));
}
