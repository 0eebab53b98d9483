/** What a watched video tells; all in seconds of the video. */
export interface PlaybackListener {
  /** Where to go on once the video knows its length; asked anew each time the file is (re)loaded. */
  resumeAt: () => number;
  /** A place worth keeping: every five seconds, on pause, seek and end, when the page hides, and at last. */
  onProgress: (seconds: number) => void;
  /** Playback went on from where it stopped last time. */
  onResumed: (seconds: number) => void;
  onEnded: () => void;
}

/** Seconds of the video between two reports while it plays. */
export const REPORT_EVERY = 5;

/** So close to its end a lesson counts as seen, and opening it again begins at the start. */
const NEARLY_OVER = 1;

/**
 * Watches a video element and reports where it stands. A video that has no data yet stands at 0 whatever its
 * learner has seen, so nothing is reported until it has been put where it belongs. Returns how to stop, which
 * reports the last stretch.
 */
export function watchPlayback(video: HTMLVideoElement, listener: PlaybackListener): () => void {
  let placed = false;
  let reported = 0;

  const report = (seconds: number): void => {
    if (!placed || video.readyState < video.HAVE_METADATA || Math.floor(seconds) === Math.floor(reported)) return;
    reported = seconds;
    listener.onProgress(seconds);
  };
  const keep = (): void => report(video.currentTime);

  const place = (): void => {
    const at = listener.resumeAt();
    if (at > 0 && at < video.duration - NEARLY_OVER) {
      video.currentTime = at;
      // A server without byte ranges leaves the video where it is; then nothing has been resumed.
      if (Math.abs(video.currentTime - at) < NEARLY_OVER) listener.onResumed(at);
    }
    // A lesson seen to its end stands at 0 now; that alone is no progress to keep.
    reported = video.currentTime;
    placed = true;
  };
  const unplace = (): void => {
    placed = false;
  };
  const tick = (): void => {
    if (Math.abs(video.currentTime - reported) >= REPORT_EVERY) keep();
  };
  const finish = (): void => {
    // A length of 12.4 s may be stored as 13: the end is reported as a whole second, so that all of it counts.
    report(Math.ceil(video.duration));
    listener.onEnded();
  };
  const hide = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };

  const page = new AbortController();
  const { signal } = page;
  video.addEventListener('loadedmetadata', place, { signal });
  video.addEventListener('emptied', unplace, { signal });
  video.addEventListener('timeupdate', tick, { signal });
  video.addEventListener('pause', keep, { signal });
  video.addEventListener('seeked', keep, { signal });
  video.addEventListener('ended', finish, { signal });
  video.addEventListener('error', keep, { signal });
  document.addEventListener('visibilitychange', hide, { signal });
  window.addEventListener('pagehide', keep, { signal });
  // A file from the cache may know its length before anybody listens.
  if (video.readyState >= video.HAVE_METADATA) place();

  return () => {
    keep();
    page.abort();
  };
}
