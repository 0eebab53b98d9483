import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { provideChromium } from '../../tools/browser/provide.ts';
import { buildPage, fingerprint } from './build.ts';
import type { Contender } from './contenders.ts';
import { installPeers } from './install.ts';
import { THROTTLE, visit, type Visit } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { ROOT } from './places.ts';
import type { Probe, Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { servePages, type Pages } from './serve.ts';
import { summarise } from './summary.ts';
import { goalLines, markdown, plainTable } from './table.ts';

interface Entry {
  readonly scenario: Scenario;
  readonly contender: Contender;
  readonly probe: Probe;
}

function entriesOf({ contenders }: Options, scenarios: readonly Scenario[]): readonly Entry[] {
  return scenarios.flatMap((scenario) =>
    contenders.flatMap((contender) => {
      const probe = scenario.probes[contender];
      return probe === undefined ? [] : [{ scenario, contender, probe }];
    }),
  );
}

async function buildAll(entries: readonly Entry[]): Promise<void> {
  const prints = new Map<Contender, string>();
  for (const { scenario, contender } of entries) {
    const print = prints.get(contender) ?? (await fingerprint(contender));
    prints.set(contender, print);
    if (await buildPage({ scenario: scenario.name, contender }, print)) console.log(`▸ Built ${scenario.name} by ${contender}`);
  }
}

/** Each round visits every page once, in an order that turns, so that nobody always comes first or after the same. */
async function measureAll(entries: readonly Entry[], rounds: number, pages: Pages): Promise<Map<string, Partial<Record<Contender, Visit[]>>>> {
  const executablePath = await provideChromium(ROOT);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const visits = new Map<string, Partial<Record<Contender, Visit[]>>>();
  const troubles = new Set<string>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const turned = entries.map((_, index) => entries[(index + round * 7) % entries.length]).filter((entry) => entry !== undefined);
      for (const { scenario, contender, probe } of turned) {
        try {
          const values = await visit(browser, pages, { scenario: scenario.name, contender }, scenario, probe);
          const of = visits.get(scenario.name) ?? {};
          visits.set(scenario.name, { ...of, [contender]: [...(of[contender] ?? []), values] });
        } catch (error) {
          troubles.add(`${scenario.name} by ${contender}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      console.log(`▸ Round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
  }
  for (const trouble of troubles) console.log(`  not measured: ${trouble}`);
  return visits;
}

const options = readOptions(process.argv.slice(2), SCENARIOS.map(({ name }) => name));
const scenarios = SCENARIOS.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
const entries = entriesOf(options, scenarios);
await installPeers();
await buildAll(entries);
if (!options.build) {
  const pages = await servePages();
  const rows = summarise(scenarios, await measureAll(entries, options.rounds, pages));
  pages.close();
  const note = `Medians of ${options.rounds} rounds, Chromium at ${THROTTLE}x CPU throttle; bytes are gzip of all scripts and styles. In brackets: ours divided by theirs.`;
  console.log(`${plainTable(rows)}\n\n${note}\n${goalLines(rows).join('\n')}`);
  await mkdir(join(ROOT, 'reports'), { recursive: true });
  await writeFile(join(ROOT, 'reports/bench-ui.md'), markdown(rows, note));
  await writeFile(join(ROOT, 'reports/bench-ui.json'), `${JSON.stringify({ rounds: options.rounds, throttle: THROTTLE, rows }, null, 2)}\n`);
}
process.exit();
