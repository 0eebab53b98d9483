/** `npm run check-branch -- <key>`: everything that tests a branch, for this one alone, and a page that says how it went. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provideChromium } from '../browser/provide.ts';
import { HOME } from '../lint/support/process.ts';
import { StartFailure, sentenceOf } from '../start/failure.ts';
import { runStep } from '../test/run-step.ts';
import { closingLine, sum } from '../test/totals.ts';
import { factsOf, loadTexts } from './facts.ts';
import { checkReport, isGreen, type StepResult } from './report.ts';
import { branchSteps } from './steps.ts';

function readKey([key, ...rest]: readonly string[]): string {
  if (key === undefined || rest.length > 0) throw new StartFailure('Usage: npm run check-branch -- nursing');
  if (!existsSync(join(HOME, 'apps', key, 'src', 'branch.ts'))) throw new StartFailure(`There is no branch ${key} under apps/`);
  return key;
}

try {
  const key = readKey(process.argv.slice(2));
  const texts = await loadTexts(HOME, key);
  const facts = await factsOf(HOME, key, texts);
  const env = { ...process.env, WUTONG_CHROMIUM: await provideChromium(HOME), STORYBOOK_DISABLE_TELEMETRY: '1' };
  const steps: StepResult[] = [];
  for (const step of branchSteps(HOME, key)) {
    const started = performance.now();
    console.log(`\n▸ ${step.what}`);
    // Tests of other branches are passed over on purpose: they are no failures of this one.
    const totals = await runStep(HOME, step, env, { passedOver: 'ignored' });
    steps.push({ what: step.what, totals, seconds: (performance.now() - started) / 1000 });
    console.log(`  ${closingLine(totals)}`);
  }
  const { branch, theme } = texts;
  const checked = { key, name: branch.platformName, hosts: branch.hosts, color: theme.light.color.ground.primary, at: new Date().toISOString(), steps, facts };
  const file = join(HOME, 'reports', `check-branch-${key}.html`);
  await mkdir(join(HOME, 'reports'), { recursive: true });
  await writeFile(file, checkReport(checked));
  for (const failure of steps.flatMap(({ totals }) => totals.failures).slice(0, 40)) console.log(`  ${failure}`);
  console.log(`\nreport: ${file}\n${closingLine(sum(steps.map(({ totals }) => totals)))}`);
  process.exitCode = isGreen(checked) ? 0 : 1;
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
