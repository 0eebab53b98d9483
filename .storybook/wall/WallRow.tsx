import { heightOf, storyAddress, StoryFrame } from '../../packages/ui/src/docs/frames/index.ts';
import type { IndexEntry } from '../../packages/ui/src/docs/storybook/index.ts';
import { brands, schemes } from '../brands.ts';
import { PageCell, Pages, Row } from './wall.styles.ts';
import type { WallChoice } from './wall-props.ts';

interface WallRowProps extends Pick<WallChoice, 'width' | 'scheme' | 'whole'> {
  heading?: string;
  story: IndexEntry;
  /** `zh-CN`, or the made-up language. */
  language: string;
}

/** One story under every brand, each in a window of its own: overlays, sticky bars and widths are a site's. */
export function WallRow({ heading, story, width, scheme, whole, language }: WallRowProps) {
  const shown = schemes.filter((each) => scheme === 'both' || scheme === each);
  return (
    <Row data-frames>
      {heading !== undefined && <h2 lang="en">{heading}</h2>}
      <Pages data-width={width}>
        {shown.flatMap((each) => brands.map(({ theme }) => {
          const name = `${theme.name} · ${each}`;
          const address = storyAddress(story.id, { brand: theme.key, scheme: each, language });
          return (
            <PageCell key={`${story.id} ${name}`}>
              <figcaption>
                <span>{name}</span>
                <a href={`./?path=/story/${story.id}&globals=brand:${theme.key};scheme:${each}`} target="_top" lang="en">Open</a>
              </figcaption>
              <StoryFrame title={`${story.title}, ${story.name}: ${name}`} address={address} width={width} height={heightOf(width)} whole={whole} />
            </PageCell>
          );
        }))}
      </Pages>
    </Row>
  );
}
