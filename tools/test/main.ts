import { parseArgs } from 'node:util';
import { provideChromium } from '../browser/provide.ts';
import { HOME } from '../lint/support/process.ts';
import { changedComponents } from './changed-components.ts';
import { runStep } from './run-step.ts';
import { listSteps } from './steps.ts';
import { closingLine, sum, type Totals } from './totals.ts';

/** More failures than this are counted, not named again at the end. */
const NAMED = 40;

const { values, positionals } = parseArgs({ options: { full: { type: 'boolean', default: false } }, allowPositionals: true });
// The full run has every story under every dress anyway.
const changed = values.full ? [] : await changedComponents(HOME);
const steps = listSteps(HOME, changed).filter(({ name }) => positionals.length === 0 || positionals.includes(name));

function duration(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

async function environment(): Promise<NodeJS.ProcessEnv> {
  // Every repetition of `npm run check:full`; the parts read their own name of it.
  const full = values.full ? { WUTONG_FULL: '1', WUTONG_STORIES: 'full' } : {};
  const browser = steps.some(({ needsBrowser }) => needsBrowser) ? { WUTONG_CHROMIUM: await provideChromium(HOME) } : {};
  return { ...process.env, ...browser, ...full, STORYBOOK_DISABLE_TELEMETRY: '1' };
}

async function runAll(env: NodeJS.ProcessEnv): Promise<Totals> {
  const all: Totals[] = [];
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  for (const step of steps) {
    if (stopped) {
      all.push({ passed: 0, failed: 1, failures: [`${step.name}: not run, the tests were stopped`] });
      continue;
    }
    const started = performance.now();
    console.log(`\n▸ ${step.what}`);
    const totals = await runStep(HOME, step, env);
    all.push(totals);
    console.log(`  ${step.name}: ${closingLine(totals)} in ${duration(started)}`);
  }
  return sum(all);
}

const started = performance.now();
try {
  const total = await runAll(await environment());
  if (total.failed > 0) console.log(`\nFailed:\n${total.failures.slice(0, NAMED).map((name) => `  ${name}`).join('\n')}`);
  if (total.failed > NAMED) console.log(`  ... and ${total.failed - NAMED} more`);
  console.log(`\nin ${duration(started)}`);
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
