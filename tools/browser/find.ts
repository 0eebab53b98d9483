import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** What a Chromium is called by the systems that bring one, the plainest first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What the search looks at; tests replace it. */
export type Surroundings = {
  readonly env: NodeJS.ProcessEnv;
  /** Whether a path is a program that can be started. */
  readonly works: (path: string) => boolean;
  /** Where the test library keeps the browser that it may have downloaded. */
  readonly downloaded: string;
};

/** Whether a browser is there and starts: a distribution may leave a stub that only says where to get one. */
export function startsUp(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/** The machine as it is. */
export function realSurroundings(): Surroundings {
  return { env: process.env, works: startsUp, downloaded: chromium.executablePath() };
}

/**
 * The path of a Chromium: the one that `WUTONG_CHROMIUM` names, else the system's, else one downloaded before;
 * null when there is none. A name that leads nowhere is an error rather than a reason to take another.
 */
export function findChromium({ env, works, downloaded }: Surroundings = realSurroundings()): string | null {
  const named = env['WUTONG_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (works(named)) return named;
    throw new Error(`WUTONG_CHROMIUM=${named} is no browser that starts; correct it or leave it out.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, MAC, downloaded].find(works) ?? null;
}
