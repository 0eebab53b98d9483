/** `npm run new-branch`: a branch from a few answers, and its site running at the end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HOME } from '../lint/support/process.ts';
import { noteInstalled } from '../start/prepare.mjs';
import { sentenceOf } from '../start/failure.ts';
import { askForBranch } from './ask.ts';
import { checkBranchTexts } from './check-texts.ts';
import { eraseBranch, writeBranch } from './write-branch.ts';

/** Starts the house and stays until it ends. */
async function startHouse(): Promise<number> {
  const child = spawn(process.execPath, [join(HOME, 'tools/start/main.ts'), '--no-storybook'], { cwd: HOME, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

try {
  const { answers, run } = await askForBranch(process.argv.slice(2), { input: process.stdin, output: process.stdout });
  const { key, host } = answers;
  for (const path of await writeBranch(HOME, answers)) console.log(`wrote ${path}`);
  try {
    await checkBranchTexts(HOME, key);
  } catch (error) {
    await eraseBranch(HOME, key);
    throw error;
  }
  noteInstalled(HOME);
  console.log(`\nThe branch ${key} is there. Its host, theme, stories, journeys and sample data come with the next start.`);
  console.log(`  look at it     http://${host}:${process.env['PORT'] || 3000}/index`);
  console.log(`  check it       npm run check-branch -- ${key}`);
  console.log(`  change it      apps/${key}/src/branch.ts and theme.ts`);
  console.log(`  take it back   npm run remove-branch -- --key ${key}\n`);
  if (run) process.exitCode = await startHouse();
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
