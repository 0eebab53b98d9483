import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, realSurroundings } from './find.ts';

/** The download of the test library's own browser is given up after this many milliseconds. */
const DOWNLOAD_PATIENCE = 30_000;
const PACKAGES = { browser: 'chromium', font: 'fonts-noto-cjk' } as const;
/** What a person with the right to install types. */
const LINE_TO_TYPE = `sudo apt-get update && sudo apt-get install -y ${PACKAGES.browser} ${PACKAGES.font}`;

function exists(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

/** Whether packages can be installed without asking anybody. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && exists('apt-get');
}

function aptInstall(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args: readonly string[]): boolean =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...packages]);
}

/** Whether Chinese can be drawn; a machine without the tool to ask is taken at its word. */
function hasChineseFont(): boolean {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return list.error !== undefined || list.stdout.trim() !== '';
}

/** Runs the test library's own download; ends it, with everything it started, when it takes too long. */
async function download(root: string): Promise<boolean> {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const child = spawn(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', detached: true });
  return new Promise((resolve) => {
    const end = (ok: boolean): void => {
      clearTimeout(timer);
      resolve(ok);
    };
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      end(false);
    }, DOWNLOAD_PATIENCE);
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

/**
 * A browser for the tests, installed if there is none: by the system's package manager where this account may,
 * else by the test library's own download. Throws, with the line to type, when neither works. A Chinese font is
 * added where none is installed, because pages without one measure differently.
 */
export async function provideChromium(root: string): Promise<string> {
  const there = findChromium();
  const missing = [...(there === null ? [PACKAGES.browser] : []), ...(hasChineseFont() ? [] : [PACKAGES.font])];
  if (missing.length > 0 && mayInstall()) {
    console.log(`▸ Installing ${missing.join(' and ')} (some minutes)`);
    if (!aptInstall(missing)) console.log('  apt-get could not install them');
  }
  const found = there ?? findChromium();
  if (found !== null) {
    if (!hasChineseFont()) console.log(`  There is no Chinese font; pages may measure differently: ${LINE_TO_TYPE}`);
    return found;
  }
  console.log('▸ Downloading a browser (given up after 30 s)');
  await download(root);
  const { works, downloaded } = realSurroundings();
  if (works(downloaded)) return downloaded;
  throw new Error(`There is no browser and this account can't install one; type: ${LINE_TO_TYPE}`);
}
