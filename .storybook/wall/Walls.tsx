import { useGlobals, useStoryIndex } from '../../packages/ui/src/docs/storybook/index.ts';
import { chosenScreen, chosenStory, screensOf } from './screens.ts';
import { WallBar } from './WallBar.tsx';
import { WallRow } from './WallRow.tsx';
import type { WallProps } from './wall-props.ts';

/** One screen in one state under every brand, side by side. */
export function BrandWall(props: WallProps) {
  const language = useLanguage();
  const screens = screensOf(useStoryIndex());
  const screen = chosenScreen(screens, props.screen);
  const story = screen && chosenStory(screen, props.state);
  if (!story) return null;
  return (
    <>
      <WallBar {...props} screen={screen.title} state={story.name} screens={screens} states={screen.stories.map(({ name }) => name)} />
      <WallRow {...props} story={story} language={language} />
    </>
  );
}

/** One screen in all of its states under every brand: a state a line. */
export function StateWall(props: WallProps) {
  const language = useLanguage();
  const screens = screensOf(useStoryIndex());
  const screen = chosenScreen(screens, props.screen);
  if (!screen) return null;
  return (
    <>
      <WallBar {...props} screen={screen.title} screens={screens} />
      {screen.stories.map((story) => <WallRow key={story.id} {...props} heading={story.name} story={story} language={language} />)}
    </>
  );
}

/** The whole product under every brand: each screen in its first state, a screen a line. */
export function ProductWall(props: WallProps) {
  const language = useLanguage();
  const screens = screensOf(useStoryIndex());
  return (
    <>
      <WallBar {...props} screens={screens} withScreens={false} />
      {screens.map((screen) => {
        const story = chosenStory(screen, props.state);
        return story && <WallRow key={story.id} {...props} heading={screen.title.replace('/', ' / ')} story={story} language={language} />;
      })}
    </>
  );
}

function useLanguage(): string {
  return String(useGlobals()['language']);
}
