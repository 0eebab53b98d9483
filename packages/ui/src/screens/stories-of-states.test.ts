import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { SCREEN_STATUSES } from './state.ts';

type StoryModule = Parameters<typeof composeStories>[0];

const stories = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('./*/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

/** The folder of a path of this directory. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Screens, told by the state that they export; what only helps a screen has none of its own stories to show. */
const screens = [
  ...new Set(
    Object.entries(sources)
      .filter(([path, text]) => folderOf(path).endsWith('-screen') && /export type \w+State\b/.test(text))
      .map(([path]) => folderOf(path)),
  ),
];

/** The statuses in which a screen's stories show it. */
function shownStatuses(screen: string): Set<unknown> {
  const shown = new Set<unknown>();
  for (const [path, module] of Object.entries(stories)) {
    if (folderOf(path) !== screen) continue;
    for (const story of Object.values(composeStories(module))) {
      const args: unknown = typeof story === 'function' && 'args' in story ? story.args : undefined;
      const state = typeof args === 'object' && args !== null && 'state' in args ? args.state : undefined;
      if (typeof state === 'object' && state !== null && 'status' in state) shown.add(state.status);
    }
  }
  return shown;
}

describe('a screen', () => {
  it.each(screens)('%s has a story for each member of its state', (screen) => {
    const shown = shownStatuses(screen);
    expect(SCREEN_STATUSES.filter((status) => !shown.has(status))).toEqual([]);
  });

  it('is found by its state: the ten screens of the road are all among them', () => {
    expect(screens.length).toBeGreaterThanOrEqual(10);
  });
});
