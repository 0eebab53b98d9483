import type { IndexEntry } from '../../packages/ui/src/docs/storybook/index.ts';

/** A screen of the product and the stories that show it in its states. */
export interface WallScreen {
  /** Its place in the sidebar: `Screens/Cart`, `Site/Marketplace`. */
  readonly title: string;
  readonly stories: readonly IndexEntry[];
}

/** Stories that repeat another at a width or under each brand: a wall chooses both by itself. */
const REPEATS = /^(Narrow|Phone|All Brands|Keyboard)/;

/** The screens and whole sites among all that Storybook has, each with its stories. */
export function screensOf(entries: readonly IndexEntry[]): WallScreen[] {
  const screens = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    if (entry.type !== 'story' || !/^(Screens|Site)\//.test(entry.title) || REPEATS.test(entry.name)) continue;
    screens.set(entry.title, [...(screens.get(entry.title) ?? []), entry]);
  }
  return [...screens].map(([title, stories]) => ({ title, stories }));
}

/** The asked-for screen; the first one where nobody asked, or asked for what is not there. */
export function chosenScreen(screens: readonly WallScreen[], title: string): WallScreen | undefined {
  return screens.find((screen) => screen.title === title) ?? screens[0];
}

/** The story of a state by its name; the screen's first where it has no such state. */
export function chosenStory({ stories }: WallScreen, name: string): IndexEntry | undefined {
  return stories.find((story) => story.name === name) ?? stories[0];
}
