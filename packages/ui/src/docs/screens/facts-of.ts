import { screens, type ScreenFacts } from 'virtual:wutong/screens';

/** What is known of a screen; throws when its folder is spelled wrong. */
export function factsOf(folder: string): ScreenFacts {
  const facts = screens.find((screen) => screen.folder === folder);
  if (!facts) throw new Error(`No screen stands in packages/ui/src/screens/${folder}`);
  return facts;
}
