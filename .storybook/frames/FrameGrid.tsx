import { heightOf, storyAddress, StoryFrame } from '../../packages/ui/src/docs/frames/index.ts';
import type { Dress } from '../brands.ts';
import type { Look } from '../look.ts';
import { Cell, Grid } from './FrameGrid.styles.ts';

interface FrameGridProps {
  storyId: string;
  dresses: readonly Dress[];
  look: Look;
  width: number;
}

/** One story under several brands at a chosen width, each in a window of its own so that its layout is the true one. */
export function FrameGrid({ storyId, dresses, look, width }: FrameGridProps) {
  const { language, grid, strict } = look;
  return (
    <Grid>
      {dresses.map(({ brand, scheme }) => {
        const name = `${brand.theme.name}, ${scheme}, ${width} px`;
        return (
          <Cell key={name}>
            <figcaption>{name}</figcaption>
            <StoryFrame
              title={name}
              address={storyAddress(storyId, { brand: brand.theme.key, scheme, language, grid, strict })}
              width={width}
              height={heightOf(width)}
              whole={false}
            />
          </Cell>
        );
      })}
    </Grid>
  );
}
