import { useState } from 'react';
import { Frame } from './StoryFrame.styles.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useNear } from './use-near.ts';

interface StoryFrameProps {
  /** What is shown, for those who hear it. */
  title: string;
  address: string;
  /** The window that the story believes to have, in px. */
  width: number;
  height: number;
  /** Shows the page to its end instead of its first view. */
  whole: boolean;
}

/** What a framed page may do: it is Storybook's own, and needs its scripts and the worker that answers its calls. */
const FREEDOM = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A story in a window of its own, as wide as asked for, drawn as small as its place needs. Overlays stay inside. */
export function StoryFrame({ title, address, width, height, whole }: StoryFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const { scale, end } = useFrameSize(frame, width);
  const near = useNear(frame);
  const tall = whole ? Math.max(height, end) : height;
  return (
    <Frame style={{ blockSize: tall * scale, maxInlineSize: width }}>
      <iframe
        ref={setFrame}
        title={title}
        src={near ? address : undefined}
        sandbox={FREEDOM}
        style={{ inlineSize: width, blockSize: tall, transform: `scale(${scale})` }}
      />
    </Frame>
  );
}
