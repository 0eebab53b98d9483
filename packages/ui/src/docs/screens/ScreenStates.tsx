import { Suspense, useState } from 'react';
import { heightOf, storyAddress, StoryFrame } from '../frames/index.ts';
import { folderOf, useGlobals, useStoryIndex } from '../storybook/index.ts';
import { Gallery, Shot, Widths } from './screens.styles.ts';

const WIDTHS = [1440, 768, 360] as const;

/** Stories that repeat another at a fixed width or under each brand: the gallery chooses both by itself. */
const REPEATS = /^(Narrow|Phone|All Brands|Keyboard)/;

interface ScreenStatesProps {
  screen: string;
}

/** Every state of a screen as a live page in the brand of the toolbar, small; each opens in full. */
export function ScreenStates({ screen }: ScreenStatesProps) {
  const [width, setWidth] = useState<number>(1440);
  return (
    <>
      <Widths className="sb-unstyled" role="group" aria-label="Width of the pages below">
        {WIDTHS.map((each) => (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>{each} px</button>
        ))}
      </Widths>
      <Suspense fallback={null}>
        <States screen={screen} width={width} />
      </Suspense>
    </>
  );
}

function States({ screen, width }: ScreenStatesProps & { width: number }) {
  const { brand, scheme, language } = useGlobals();
  const stories = useStoryIndex().filter((entry) => entry.type === 'story' && folderOf(entry) === screen && !REPEATS.test(entry.name));
  const look = {
    brand: typeof brand === 'string' && brand !== 'all' ? brand : undefined,
    scheme: String(scheme),
    language: String(language),
  };
  return (
    <Gallery className="sb-unstyled" data-width={width}>
      {stories.map(({ id, name }) => (
        <Shot key={id}>
          <StoryFrame title={name} address={storyAddress(id, look)} width={width} height={heightOf(width)} whole={false} />
          <figcaption><a href={`./?path=/story/${id}`} target="_top">{name}</a></figcaption>
        </Shot>
      ))}
    </Gallery>
  );
}
