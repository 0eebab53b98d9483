import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { provideChromium } from '../browser/provide.ts';
import { HOME } from '../lint/support/process.ts';
import { readApprovals } from './approvals.ts';
import { openBrowser } from './camera.ts';
import { REPORT } from './report.ts';
import { openSmallHouse, type SmallHouse } from './visual.fixture.ts';
import { visual } from './visual.ts';

const COMPONENTS = 'packages/ui/src/components';

let house: SmallHouse;
beforeAll(async () => {
  house = await openSmallHouse(['button', 'tag', 'price']);
});
afterAll(() => house.close());

/** Runs `npm run visual` over the small house; answers whether nothing open differs, and what was printed. */
async function compare(...args: string[]): Promise<{ well: boolean; said: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const well = await visual(house.root, ['--base', 'HEAD', ...args]);
    return { well, said: log.mock.calls.flat().join('\n') };
  } finally {
    log.mockRestore();
  }
}

const namesIn = (said: string, kind: string): string[] =>
  [...said.matchAll(new RegExp(`^ {2}(?:${kind}) +(\\S+) · `, 'gm'))].map(([, story = '']) => story);

// One road: each step starts from where the last one ended, because builds take their time.
describe('npm run visual', { timeout: 300_000 }, () => {
  it('finds nothing between a revision and an unchanged tree, each built and drawn for itself', async () => {
    const { well, said } = await compare();
    expect(said).toMatch(/(\d+) pictures: \1 alike/);
    expect(well).toBe(true);
  });

  it('finds one more pixel of padding, a colour 3 % darker, and stories that came, went or broke', async () => {
    await house.edit(`${COMPONENTS}/button/Button.styles.ts`, '${token.button.paddingInline}', 'calc(${token.button.paddingInline} + 1px)');
    await house.edit(`${COMPONENTS}/tag/Tag.styles.ts`, '${token.color.ground.sunken}', 'color-mix(in srgb, ${token.color.ground.sunken} 97%, black)');
    await house.edit(
      `${COMPONENTS}/price/Price.stories.tsx`,
      /export const Sizes\b/,
      "export const Broken: Story = { render: () => { throw new Error('no price today'); } };\nexport const Scales",
    );
    const { well, said } = await compare();
    expect(well).toBe(false);
    const changed = namesIn(said, 'changed');
    expect(changed).toContain('components-button--default');
    expect(changed).toContain('components-tag--default');
    expect(changed.filter((story) => !/^components-(button|tag)--/.test(story))).toEqual([]);
    expect(new Set(namesIn(said, 'added'))).toEqual(new Set(['components-price--scales']));
    expect(new Set(namesIn(said, 'removed'))).toEqual(new Set(['components-price--sizes']));
    expect(said).toMatch(/broken +components-price--broken · .*no price today/);
  });

  it('shows each of them on one page that needs nothing else, by keyboard too', async () => {
    const browser = await openBrowser(await provideChromium(HOME));
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(join(house.root, REPORT)).href);
    const current = page.locator('nav [aria-current=true]');
    expect(await current.textContent()).toContain('broken');
    await page.getByLabel('Kind').selectOption('changed');
    const first = await current.textContent();
    await page.getByLabel('Kind').blur();
    await page.keyboard.press('j');
    expect(await current.textContent()).not.toBe(first);
    await page.keyboard.press('k');
    expect(await current.textContent()).toBe(first);
    expect(await page.getByRole('figure').allTextContents()).toEqual(['Before', 'After', 'Difference']);
    const drawn = await page.locator('figure img').evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
    expect(drawn).toBe(true);
    await page.getByLabel('Story').fill('price');
    expect(await page.getByText('Nothing fits these filters').isVisible()).toBe(true);
    expect(asked.filter((address) => !address.startsWith('data:'))).toHaveLength(1);
    await browser.close();
  });

  it('is content with all that was approved, but never with a broken story', async () => {
    const { well, said } = await compare('--approve');
    expect(well).toBe(false);
    expect(said).toContain('2 broken');
    expect(namesIn(said, 'changed|added|removed')).toEqual([]);
    const { pictures } = await readApprovals(house.root);
    expect(new Set(pictures.keys().map((key) => key.split('--')[0]))).toEqual(new Set(['components-button', 'components-price', 'components-tag']));
    expect((await compare('--stories', 'button|tag')).well).toBe(true);
  });
});
