import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Branch } from '@wutong/site/branch';

/** The widths that every journey is made for. */
export const WIDTHS = { desk: { width: 1440, height: 1000 }, phone: { width: 360, height: 740 } } as const;

/** One visitor with a browser profile of their own. */
export interface Visit {
  page: Page;
  /** What went wrong behind the page: script errors, console errors, failed requests. */
  complaints: string[];
  /** Opens an address of the branch. */
  open(path: string): Promise<void>;
  leave(): Promise<void>;
}

/** Gives the surrounding `describe` a browser; each call of the answer is a new visitor of a branch. */
export function useVisits() {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['WUTONG_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
    });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (branch: Branch, width: keyof typeof WIDTHS = 'desk'): Promise<Visit> => {
    if (!browser) throw new Error('A visit is possible inside tests only');
    const context = await browser.newContext({ viewport: WIDTHS[width], locale: 'zh-CN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const complaints = listen(page);
    return {
      page,
      complaints,
      open: async (path) => void (await page.goto(siteUrl(branch, path))),
      leave: () => context.close(),
    };
  };
}

/** The address of a path on a branch's first host. */
export function siteUrl(branch: Branch, path: string): string {
  return `http://${branch.hosts[0]}:${inject('port')}${path}`;
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page breaks off what it was still asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()}`);
  });
  return complaints;
}

/** Waits until the page shows a heading. */
export async function seeHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).first().waitFor();
}

/** Asserts that nothing went wrong behind the page. */
export function expectNoComplaints({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}
