import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

const PART = ['When to use', 'When not to use', 'Anatomy', 'Do and don’t', 'Keyboard and screen readers', 'Props'];
const SCREEN = ['Routes', 'States', 'Data', 'Made of', 'Props'];

const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');

/** Folders of a floor that show something in Storybook. */
function folders(floor: string): string[] {
  const shown = globSync(`${floor}/*/*.stories.tsx`, { cwd: SOURCES }).map((path) => basename(dirname(path)));
  return [...new Set(shown)].filter((folder) => folder !== 'shared').toSorted();
}

/** The headings of a folder's page that are missing, in the order in which they must come. */
function missing(floor: string, folder: string, headings: readonly string[]): string[] {
  const pages = globSync(`${floor}/${folder}/*.mdx`, { cwd: SOURCES }).map(read);
  if (pages.length === 0) return ['the page itself'];
  return pages.flatMap((text) => {
    const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim().replace('\'', '’'));
    const places = headings.map((heading) => found.indexOf(heading));
    const absent = headings.filter((_, place) => places[place] === -1);
    const ordered = places.filter((place) => place >= 0).every((place, at, all) => at === 0 || place > (all[at - 1] ?? -1));
    return [...absent, ...(ordered ? [] : ['their order'])];
  });
}

describe('the page of', () => {
  it.each(folders('components'))('component %s has its headings', (folder) => expect(missing('components', folder, PART)).toEqual([]));

  it.each(folders('patterns'))('pattern %s has its headings', (folder) => expect(missing('patterns', folder, PART)).toEqual([]));

  it.each(folders('screens').filter((folder) => folder.endsWith('-screen')))('%s has its headings and draws its own facts', (folder) => {
    expect(missing('screens', folder, SCREEN)).toEqual([]);
    const text = globSync(`screens/${folder}/*.mdx`, { cwd: SOURCES }).map(read).join('\n');
    expect([...text.matchAll(/<Screen\w+ screen="([^"]+)"/g)].map(([, named]) => named)).toEqual([folder, folder, folder, folder]);
  });
});

describe('the keyboard table of', () => {
  const tables = globSync('{components,patterns,screens}/*/*.keyboard.ts', { cwd: SOURCES });

  it.each(tables)('%s is drawn on the page and played by the Keyboard story', (table) => {
    const file = `./${basename(table)}`;
    const folder = dirname(table);
    const pages = globSync(`${folder}/*.mdx`, { cwd: SOURCES }).map(read).filter((text) => text.includes(file));
    expect(pages.some((text) => /<KeyboardTable rows=\{\w+\} ?\/>/.test(text)), 'drawn').toBe(true);
    const stories = globSync(`${folder}/*.stories.tsx`, { cwd: SOURCES }).map(read).filter((text) => text.includes(file));
    expect(stories.some((text) => /export const \w*Keyboard\w*: Story = \{(?:(?!export const)[\s\S])*playKeyboard\(/.test(text)), 'played').toBe(true);
  });

  it('stands beside its component', () => {
    expect(tables.filter((table) => !existsSync(join(SOURCES, table.replace('.keyboard.ts', '.tsx'))))).toEqual([]);
  });
});
