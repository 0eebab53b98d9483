import type { Browser, Page as Tab } from 'playwright';
import type { Page } from './build.ts';
import { installProbe } from './in-page.ts';
import type { Check, Probe, Scenario, Step } from './scenario.ts';
import type { Pages } from './serve.ts';

/** One visit: a value for each row of the scenario, ms or bytes. */
export type Visit = Readonly<Record<string, number>>;

/** How much slower than this machine the pages run, as Lighthouse has it for phones. */
export const THROTTLE = 4;

/** Something that is not there after so many ms will not come. */
const PATIENCE = 30_000;

/** What a person needs to move the pointer onto something and press, in ms; what is fetched on hovering uses it. */
const AIM = 500;

/** What has not moved for so many ms stands still. */
const STILL = 200;

async function until(tab: Tab, checks: readonly Check[]): Promise<number> {
  return tab.evaluate(async (all) => window.benchUntil?.(all) ?? Number.NaN, checks);
}

/** The middle of an element once it stands still: what slides in can't be aimed at. */
async function middleOf(tab: Tab, selector: string, at: number): Promise<{ x: number; y: number }> {
  const target = tab.locator(selector).nth(at);
  for (let before = await target.boundingBox(); ; ) {
    await tab.waitForTimeout(STILL);
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${selector} is not there to be clicked`);
    if (box.x === before?.x && box.y === before.y) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    before = box;
  }
}

async function press(tab: Tab, { click, clickAt = 0, effect }: Step): Promise<number> {
  const { x, y } = await middleOf(tab, click, clickAt);
  await tab.mouse.move(x, y);
  await tab.waitForTimeout(AIM);
  await tab.evaluate((all) => window.benchAfterClick?.(all), effect);
  await tab.mouse.down();
  await tab.mouse.up();
  return tab.evaluate(async () => window.benchResult ?? Number.NaN);
}

function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error(`${what}: not seen within ${PATIENCE / 1000} s`)), PATIENCE);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function checkWork(tab: Tab, { name, mustShow }: Scenario, contender: string): Promise<void> {
  const said = await tab.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ''));
  const missing = mustShow.filter((text) => !said.includes(text.replaceAll(/\s+/g, '')));
  if (missing.length > 0) throw new Error(`${contender} does not show in ${name}: ${missing.join(', ')}`);
}

/** Visits a page in a fresh profile, with cold caches, and does every step of its scenario once. */
export async function visit(browser: Browser, pages: Pages, page: Page, scenario: Scenario, probe: Probe): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const tab = await context.newPage();
    const loaded = new Set<string>();
    const troubles: string[] = [];
    tab.on('response', (response) => loaded.add(new URL(response.url()).pathname));
    tab.on('pageerror', (error) => troubles.push(error.message));
    await tab.addInitScript(installProbe);
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await tab.goto(`${pages.origin}/${page.scenario}/${page.contender}/`, { waitUntil: 'commit' });
    const values: Record<string, number> = {};
    values['ready'] = await inTime(until(tab, probe.ready), 'ready');
    await tab.waitForLoadState('networkidle');
    await checkWork(tab, scenario, page.contender);
    for (const step of probe.steps) values[step.name] = await inTime(press(tab, step), step.name);
    values['bytes'] = [...loaded].filter((path) => /\.(js|css)$/.test(path)).reduce((sum, path) => sum + pages.weight(path), 0);
    if (troubles.length > 0) throw new Error(`${page.contender} threw in ${page.scenario}: ${troubles[0]}`);
    return values;
  } finally {
    await context.close();
  }
}
