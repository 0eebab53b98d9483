import { chromium, type Browser, type Page, type Request } from 'playwright';
import { holdStill, STILL_TIME } from '../../.storybook/stillness.ts';
import type { Shot } from './plan.ts';

/** A story that has not finished after so long has failed. */
const PATIENCE = 30_000;
/** A story that still changes after so many looks has failed. */
const LOOKS = 40;
const BETWEEN_LOOKS = 60;
/**
 * A page is quiet when it has asked for nothing so long, in ms: React holds back what was loaded late for 300 ms, so
 * that it does not flicker.
 */
const QUIET = 350;
/** Requests that may stay open for as long as a page stands. */
const ENDLESS = new Set(['eventsource', 'media', 'websocket']);
/** Pictures end here, in CSS px: a list of a thousand rows is the same further down, and no screen shows so much. */
const TALLEST = 8_000;

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

/** A page to take pictures with, of its own storage and cache, so that cameras don't see each other's stories. */
export type Camera = {
  readonly page: Page;
  /** Milliseconds since the page last asked for something or got it; zero while it waits for an answer. */
  readonly quietFor: () => number;
  readonly close: () => Promise<void>;
};

function watchRequests(page: Page): () => number {
  const waiting = new Set<Request>();
  let last = performance.now();
  const note = (request: Request, open: boolean): void => {
    if (ENDLESS.has(request.resourceType())) return;
    if (open) waiting.add(request);
    else waiting.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return () => (waiting.size > 0 ? 0 : performance.now() - last);
}

/** Opens a camera. */
export async function openCamera(browser: Browser): Promise<Camera> {
  const context = await browser.newContext({ colorScheme: 'light', deviceScaleFactor: 1, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await context.addInitScript(holdStill, Date.parse(STILL_TIME));
  await context.addInitScript(watchStory);
  const page = await context.newPage();
  return { page, quietFor: watchRequests(page), close: () => context.close() };
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

async function photograph(page: Page): Promise<Buffer> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize();
  const clip = tall > TALLEST && size !== null ? { clip: { x: 0, y: 0, width: size.width, height: TALLEST } } : {};
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, scale: 'css', type: 'png', ...clip });
}

/** Photographs a quiet page until two pictures in a row are alike. */
async function stable({ page, quietFor }: Camera): Promise<Buffer> {
  let before: Buffer | null = null;
  for (let look = 0; look < LOOKS; look += 1) {
    const rest = QUIET - quietFor();
    if (rest > 0) await page.waitForTimeout(rest);
    const now = await photograph(page);
    if (before !== null && now.equals(before) && quietFor() >= QUIET) return now;
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
export async function takePicture(camera: Camera, storybook: string, shot: Shot): Promise<Buffer> {
  const { page } = camera;
  await page.setViewportSize(shot.window);
  await page.goto(addressOf(storybook, shot), { waitUntil: 'commit' });
  const end = await page
    .waitForFunction(() => Reflect.get(globalThis, 'wutongEnd') !== undefined, undefined, { timeout: PATIENCE })
    .then(() => page.evaluate((): unknown => Reflect.get(globalThis, 'wutongEnd')))
    .catch(() => `it did not finish within ${PATIENCE / 1_000} s`);
  if (end !== '') throw new Error(String(end));
  await page.evaluate(settle);
  return stable(camera);
}
