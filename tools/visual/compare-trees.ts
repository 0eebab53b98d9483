import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { provideChromium } from '../browser/provide.ts';
import { baseRevision } from '../test/base-revision.ts';
import { buildRevision, buildWorkingTree, CACHE, type Built } from './builds.ts';
import { openBrowser, openCamera } from './camera.ts';
import { findDifferences, type Difference, type Side } from './differences.ts';
import { environmentOf } from './environment.ts';
import type { Options } from './options.ts';
import { takePictures, type Studio } from './pictures.ts';
import { planBefore, planShots, type Shot } from './plan.ts';
import { serveFolder } from './serve.ts';
import { readStoryBook, type StoryBook } from './stories.ts';
import { resolveRevision } from './tree.ts';

/** What came of comparing a revision with the working tree. */
export type Outcome = {
  /** Full id of the revision compared with. */
  readonly base: string;
  readonly environment: string;
  readonly differences: readonly Difference[];
  /** Every picture that was looked at, by key. */
  readonly looked: ReadonlySet<string>;
  /** Stories of the working tree that were drawn. */
  readonly stories: number;
};

/** So many folders of builds and of pictures are kept; the ones used longest ago go. */
const KEPT = 6;

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const aged = await Promise.all(names.map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })));
  const old = aged.toSorted((one, other) => other.used - one.used).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Counts pictures on the terminal: on one line where it can be rewritten, else now and then. */
function counter(label: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r  ${label}: ${done} of ${total}${done === total ? '\n' : ''}`);
    else if (done === total || done % 200 === 0) console.log(`  ${label}: ${done} of ${total}`);
  };
}

/** The default base; throws where there is nothing to compare with. */
async function baseOf(root: string, named: string | null): Promise<string> {
  const revision = named ?? (await baseRevision(root));
  if (revision === null) throw new Error('There is no earlier revision to compare with; name one with --base');
  return resolveRevision(root, revision);
}

/** Compares the stories of a revision with those of the working tree, drawn here by one browser. */
export async function compareTrees(root: string, options: Options): Promise<Outcome> {
  const base = await baseOf(root, options.base);
  const executable = await provideChromium(root);
  const built: readonly [Built, Built] = [await buildRevision(root, base), await buildWorkingTree(root)];
  const served = await Promise.all(built.map(({ folder }) => serveFolder(folder)));
  const browser = await openBrowser(executable);
  try {
    const environment = await environmentOf(browser);
    const read = async (at: number): Promise<StoryBook> => {
      const camera = await openCamera(browser);
      const book = await readStoryBook(camera.page, served[at]?.address ?? '');
      await camera.close();
      return book;
    };
    const take = async (at: number, label: string, shots: readonly Shot[]): Promise<Side> => {
      const folder = join(root, CACHE, 'pictures', `${built[at]?.key} ${environment}`);
      if (options.fresh) await rm(folder, { recursive: true, force: true });
      const studio: Studio = { browser, address: served[at]?.address ?? '', folder, pages: options.pages, onTaken: counter(label, shots.length) };
      return { shots, pictures: await takePictures(studio, shots) };
    };
    const [earlier, now] = [await read(0), await read(1)];
    const shots = planShots(now.stories, options);
    const before = await take(0, 'before', planBefore(earlier.stories, now.stories, shots, options));
    const after = await take(1, 'after', shots);
    const differences = await findDifferences(before, after);
    const looked = new Set([...before.shots, ...after.shots].map(({ key }) => key));
    return { base, environment, differences, looked, stories: new Set(shots.map(({ story }) => story.id)).size };
  } finally {
    await browser.close();
    for (const { close } of served) close();
    for (const folder of ['builds', 'pictures']) if (existsSync(join(root, CACHE, folder))) await prune(join(root, CACHE, folder));
  }
}
