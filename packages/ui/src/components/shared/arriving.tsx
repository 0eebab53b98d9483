import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A part of the page whose code comes when it is first needed. */
export interface Arriving<Props> {
  /** Fetches the code ahead of its first use; a failure waits for the real one. */
  preload: () => void;
  /** Draws the part: at once where the code is there, else nothing until it has come. */
  Part: (props: Props) => ReactNode;
}

/**
 * As `lazy` under `Suspense`, without its waits: `lazy` shows the fallback first even where the code was fetched
 * ahead, and React keeps what replaces a fallback back for up to 300 ms. A press on something that was fetched on
 * pointing at it is answered in the frame that follows. A failure reaches the nearest error boundary, and the next
 * use tries again.
 */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>): Arriving<Props> {
  let arrived: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (arrived = await load());

  function Part(props: Props): ReactNode {
    const [found, setFound] = useState(() => arrived);
    useEffect(() => {
      if (found) return undefined;
      let wanted = true;
      fetch().then(
        (part) => wanted && setFound(() => part),
        (reason: unknown) => wanted && setFound(() => {
          throw reason;
        }),
      );
      return () => {
        wanted = false;
      };
    }, [found]);
    const Found = found;
    return Found ? <Found {...props} /> : null;
  }

  return { preload: () => void fetch().catch(() => undefined), Part };
}
