import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { HOME } from '../lint/support/process.ts';

/** The variable that Chromatic's own program reads its project from. */
const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if ((process.env[TOKEN] ?? '') === '') {
  console.log(`${TOKEN} is not set, so nothing is sent to Chromatic.`);
  console.log('The same comparison on this machine, without an account: npm run visual');
} else {
  const program = join(HOME, 'node_modules/chromatic/dist/bin.cjs');
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: HOME, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
