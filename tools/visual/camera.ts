import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { holdStill, STILL_TIME } from '../../.storybook/stillness.ts';
import type { Shot } from './plan.ts';

/** A story that has not finished after so long has failed. */
const PATIENCE = 30_000;
/** A story that still changes after so many looks has failed. */
const LOOKS = 20;
const BETWEEN_LOOKS = 60;

/** Whatever depends on the screen or the graphics of a machine is set. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A browser for pictures. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A camera of its own storage and cache, so that cameras don't see each other's stories. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript(holdStill, Date.parse(STILL_TIME));
  await context.addInitScript(watchStory);
  return context;
}

/**
 * Runs in the page before anything else: starts it with empty storage and notes how its story ends, `''` for well.
 * Storybook reports that on its channel, which it puts into a global as soon as it has one.
 */
function watchStory(): void {
  localStorage.clear();
  sessionStorage.clear();
  let channel: { on: (event: string, heard: (detail: unknown) => void) => void } | undefined;
  const end = (text: string): void => {
    // The first complaint is the cause; what follows it is its echo.
    if (Reflect.get(globalThis, 'wutongEnd') === undefined) Reflect.set(globalThis, 'wutongEnd', text);
  };
  const say = (detail: unknown): string => {
    const [one]: unknown[] = Array.isArray(detail) ? detail : [detail];
    const { message, title, description }: { message?: unknown; title?: unknown; description?: unknown } = Object(one);
    const said = [message, title, description].filter((text) => typeof text === 'string');
    return said.join(': ') || 'the story failed without a word';
  };
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (next: typeof channel) => {
      if (next === channel) return;
      channel = next;
      for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'configError']) {
        channel?.on(event, (detail) => end(say(detail)));
      }
      channel?.on('storyMissing', () => end('there is no such story'));
      channel?.on('storyFinished', () => end(''));
    },
  });
}

/** Runs in the page: waits until fonts and pictures are there and two frames are painted. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(pictures.map((picture) => new Promise((done) => ['load', 'error'].forEach((end) => picture.addEventListener(end, done)))));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Photographs until two pictures in a row are alike. */
async function stable(page: Page): Promise<Buffer> {
  let before: Buffer | null = null;
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, scale: 'css', type: 'png' });
    if (before !== null && now.equals(before)) return now;
    before = now;
    await page.waitForTimeout(BETWEEN_LOOKS);
  }
  throw new Error('it never stands still');
}

function addressOf(storybook: string, { story, brand, scheme }: Shot): string {
  // The accessibility check of every story runs elsewhere; here it would only cost time.
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `brand:${brand};scheme:${scheme};a11y.manual:!true` });
  return `${storybook}/iframe.html?${query.toString()}`;
}

/** Takes one picture, as PNG. Throws, in words for people, when the story does not draw or does not come to rest. */
export async function takePicture(page: Page, storybook: string, shot: Shot): Promise<Buffer> {
  await page.setViewportSize(shot.window);
  await page.goto(addressOf(storybook, shot), { waitUntil: 'commit' });
  const end = await page
    .waitForFunction(() => Reflect.get(globalThis, 'wutongEnd') !== undefined, undefined, { timeout: PATIENCE })
    .then(() => page.evaluate((): unknown => Reflect.get(globalThis, 'wutongEnd')))
    .catch(() => `it did not finish within ${PATIENCE / 1_000} s`);
  if (end !== '') throw new Error(String(end));
  await page.evaluate(settle);
  return stable(page);
}
