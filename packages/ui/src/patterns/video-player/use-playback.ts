import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { watchPlayback } from './watch-playback.ts';

/** What a player hears of its video; all in seconds. */
export interface PlaybackHandlers {
  startAt: number;
  onProgress: (seconds: number) => void;
  onResumed: (seconds: number) => void;
  onEnded: () => void;
}

/**
 * Watches the video element of `url` for as long as it is shown. A video that must be loaded again goes on where
 * it was, not where the page began.
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, url: string | null, handlers: PlaybackHandlers): void {
  const latest = useRef(handlers);
  const place = useRef<number | null>(null);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const element = video.current;
    if (!element || url === null) return undefined;
    return watchPlayback(element, {
      resumeAt: () => place.current ?? latest.current.startAt,
      onProgress: (seconds) => {
        place.current = seconds;
        latest.current.onProgress(seconds);
      },
      onResumed: (seconds) => latest.current.onResumed(seconds),
      onEnded: () => latest.current.onEnded(),
    });
  }, [video, url]);
}
