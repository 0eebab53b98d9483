import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOME, runInstalled } from '../lint/support/process.ts';
import { readWorkspaces } from '../lint/support/workspaces.ts';

/** Folders outside the workspaces that hold typed code. The benchmark's pages need the peers that it installs by itself. */
const OTHERS = ['tools', '.storybook', 'bench', ...(existsSync(join(HOME, 'bench/node_modules')) ? ['bench/src'] : [])];

const folders = [...(await readWorkspaces(HOME)).map(({ folder }) => folder), ...OTHERS];
const checks: { name: string; ok: boolean }[] = [];
for (const folder of folders.filter((one) => existsSync(join(HOME, one, 'tsconfig.json')))) {
  const { code, stdout, stderr } = await runInstalled('typescript', 'tsc', ['-p', join(folder, 'tsconfig.json')], HOME);
  checks.push({ name: folder, ok: code === 0 });
  console.log(`${code === 0 ? 'ok    ' : 'failed'} ${folder}`);
  if (code !== 0) console.log(`${stdout}${stderr}`.trimEnd());
}
await mkdir(join(HOME, 'reports'), { recursive: true });
await writeFile(join(HOME, 'reports/types.json'), `${JSON.stringify({ checks }, null, 2)}\n`);
process.exitCode = checks.every(({ ok }) => ok) ? 0 : 1;
