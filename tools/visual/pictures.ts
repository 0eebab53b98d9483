import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { isObject } from '../lint/support/json.ts';
import { openCamera, takePicture } from './camera.ts';
import type { Shot } from './plan.ts';

/** A picture that was taken, or why it could not be. `hash` is of the PNG, so equal hashes are equal pictures. */
export type Picture =
  | { readonly state: 'taken'; readonly hash: string; readonly file: string }
  | { readonly state: 'failed'; readonly message: string };

/** What is needed to take pictures of one built Storybook. */
export type Studio = {
  readonly browser: Browser;
  /** Where the Storybook answers. */
  readonly address: string;
  /** Where pictures are kept; those found there are not taken again. */
  readonly folder: string;
  /** How many pages draw at the same time. */
  readonly pages: number;
  /** Called after each picture. */
  readonly onTaken: () => void;
};

const INDEX = 'index.json';

async function readKept(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, INDEX), 'utf8').catch(() => '{}');
  const index: unknown = JSON.parse(text);
  const entries = isObject(index) ? Object.entries(index) : [];
  return new Map(entries.flatMap(([key, hash]) => (typeof hash === 'string' ? [[key, hash]] : [])));
}

function messageOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first.slice(0, 400);
}

/** Takes the pictures that are not kept yet and answers all of them by the key of their shot. */
export async function takePictures(studio: Studio, shots: readonly Shot[]): Promise<ReadonlyMap<string, Picture>> {
  const { browser, address, folder, pages, onTaken } = studio;
  await mkdir(folder, { recursive: true });
  const kept = await readKept(folder);
  const failed = new Map<string, string>();
  // From here shots are taken off the end; what fails is put back at the front for one more try, when the rest is done.
  const waiting = shots.filter(({ key }) => !kept.has(key)).toReversed();
  const pagesNeeded = Math.min(pages, waiting.length);

  const work = async (): Promise<void> => {
    const camera = await openCamera(browser);
    for (let shot = waiting.pop(); shot !== undefined; shot = waiting.pop()) {
      try {
        const png = await takePicture(camera, address, shot);
        const hash = createHash('sha256').update(png).digest('hex').slice(0, 20);
        await writeFile(join(folder, `${hash}.png`), png);
        kept.set(shot.key, hash);
        onTaken();
      } catch (error) {
        if (failed.has(shot.key)) onTaken();
        else waiting.unshift(shot);
        failed.set(shot.key, messageOf(error));
      }
    }
    await camera.close();
  };
  try {
    await Promise.all(Array.from({ length: pagesNeeded }, work));
  } finally {
    // What an interrupted run has taken need not be taken again.
    await writeFile(join(folder, INDEX), JSON.stringify(Object.fromEntries(kept)));
  }
  return new Map(
    shots.map(({ key }): [string, Picture] => {
      const hash = kept.get(key);
      if (hash !== undefined) return [key, { state: 'taken', hash, file: join(folder, `${hash}.png`) }];
      return [key, { state: 'failed', message: failed.get(key) ?? 'it was not drawn' }];
    }),
  );
}
