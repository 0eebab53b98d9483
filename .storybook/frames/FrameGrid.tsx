import { heightOf, storyAddress, StoryFrame } from '../../packages/ui/src/docs/frames/index.ts';
import type { Dress } from '../brands.ts';
import type { Look } from '../look.ts';
import { Cell, Grid } from './FrameGrid.styles.ts';

interface FrameGridProps {
  storyId: string;
  dresses: readonly Dress[];
  look: Look;
  width: number;
  /** Whether it is a page, shown to its first fold; a component gets no more height than it needs. */
  page: boolean;
}

/** Room for a component and what it may open, in px. */
const ROOM = 240;

/** One story under several brands at a chosen width, each in a window of its own so that its layout is the true one. */
export function FrameGrid({ storyId, dresses, look, width, page }: FrameGridProps) {
  const { language, grid, strict } = look;
  return (
    <Grid data-frames>
      {dresses.map(({ brand, scheme }) => {
        const name = `${brand.theme.name}, ${scheme}, ${width} px`;
        return (
          <Cell key={name}>
            <figcaption>{name}</figcaption>
            <StoryFrame
              title={name}
              address={storyAddress(storyId, { brand: brand.theme.key, scheme, language, grid, strict })}
              width={width}
              height={page ? heightOf(width) : ROOM}
              whole={!page}
            />
          </Cell>
        );
      })}
    </Grid>
  );
}
