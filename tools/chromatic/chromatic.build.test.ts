import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideChromium } from '../browser/provide.ts';
import { isObject, listAt, objectAt, textAt } from '../lint/support/json.ts';
import { HOME, runInstalled } from '../lint/support/process.ts';
import { readRoot, readWorkspaces } from '../lint/support/workspaces.ts';
import { buildStale, STORYBOOK } from '../start/builds.ts';
import { openBrowser } from '../visual/camera.ts';
import { serveFolder } from '../visual/serve.ts';
import { readStoryBook, type StoryBook } from '../visual/stories.ts';

const BUILT = join(HOME, STORYBOOK.output);

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(BUILT, file), 'utf8'));
}

/** Stories of Storybook's own index, each with its file. */
async function readIndex(): Promise<{ id: string; file: string }[]> {
  const entries = Object.values(objectAt(await readJson('index.json'), 'entries'));
  return entries
    .filter((entry) => textAt(entry, 'type') === 'story')
    .map((entry) => ({ id: textAt(entry, 'id'), file: textAt(entry, 'importPath') }));
}

let book: StoryBook;
beforeAll(async () => {
  await buildStale(HOME, [STORYBOOK], new AbortController().signal);
  const [served, browser] = await Promise.all([serveFolder(BUILT), openBrowser(await provideChromium(HOME))]);
  book = await readStoryBook(await browser.newPage(), served.address);
  await browser.close();
  served.close();
});

describe('the modes of stories', () => {
  it('are given to every story of the index', async () => {
    const index = await readIndex();
    expect(index.length).toBeGreaterThan(0);
    expect(new Set(book.ids)).toEqual(new Set(index.map(({ id }) => id)));
    expect(book.stories.filter(({ modes }) => modes.length === 0)).toEqual([]);
  });

  it('are every branch in every scheme in every window', async () => {
    const branches = (await readWorkspaces(HOME)).filter(({ layer }) => layer === 'branch').length;
    const most = Math.max(...book.stories.map(({ modes }) => modes.length));
    expect(most).toBe(branches * 2 * book.viewports.length);
  });

  it('set globals to values that the toolbar knows', () => {
    const known = (name: string): readonly string[] => book.globals.get(name) ?? [];
    const modes = book.stories.flatMap((story) => story.modes.map((mode) => ({ story: story.id, ...mode })));
    const strange = modes.filter(
      ({ brand, scheme, window }) =>
        !known('brand').includes(brand) || brand === 'all' || !known('scheme').includes(scheme) || !(window.width >= 320 && window.height >= 480),
    );
    expect(strange).toEqual([]);
    const pinned = book.stories.filter(({ pinned: { brand, scheme } }) => !known('brand').includes(brand ?? 'all') || !known('scheme').includes(scheme ?? 'light'));
    expect(pinned).toEqual([]);
  });
});

describe('TurboSnap', () => {
  const trace = async (file: string): Promise<string> => {
    // Pages of the foundations stand in Storybook's own folder but are no configuration; the file says so, the trace must be told.
    const { untraced = [] } = await getConfiguration(join(HOME, 'chromatic.config.json'));
    const flags = untraced.flatMap((pattern) => ['-u', pattern]);
    const args = ['trace', '-s', join(BUILT, 'preview-stats.json'), '-m', 'compact', ...flags, file];
    const { stdout, stderr } = await runInstalled('chromatic', 'chromatic', args, HOME);
    return stdout + stderr;
  };

  it('reads of every story file which files it needs, by paths that hold on any machine', async () => {
    const modules = listAt(await readJson('preview-stats.json'), 'modules').map((module) => textAt(module, 'name'));
    const missing = (await readIndex()).filter(({ file }) => !modules.includes(file));
    expect(missing).toEqual([]);
    expect(modules.filter((name) => name.includes(HOME))).toEqual([]);
  });

  it('traces a changed component to the stories it stands in, and to no others', async () => {
    const said = await trace('packages/ui/src/components/tag/Tag.styles.ts');
    expect(said).toContain('components/tag/Tag.stories.tsx');
    expect(said).not.toContain('TurboSnap disabled');
    expect(said).not.toContain('components/checkbox/Checkbox.stories.tsx');
  });

  it('draws everything anew when a brand changes', async () => {
    expect(await trace('apps/association/src/theme.ts')).toContain('TurboSnap disabled');
  });
});

describe('npm run chromatic', () => {
  it('says so and does nothing without a token', () => {
    const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
    const { status, stdout } = spawnSync(process.execPath, ['tools/chromatic/main.ts'], { cwd: HOME, env, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  });

  it('has a configuration that its program accepts, with a script that exists', async () => {
    const configuration = await getConfiguration(join(HOME, 'chromatic.config.json'));
    expect(configuration).toMatchObject({ onlyChanged: true, zip: true });
    const { scripts } = (await readRoot(HOME)).manifest;
    expect(isObject(scripts) && scripts[configuration.buildScriptName ?? '']).toBeTruthy();
  });
});
