import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Lock, RotateCcw, VideoOff, X } from 'lucide';
import { formatDuration } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import type { IconShape } from '../../components/icon/index.ts';
import { LoadingNotice } from '../../components/loading-notice/index.ts';
import { fill } from '../../wording/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import { Root } from './VideoPlayer.styles.ts';
import { usePlayback } from './use-playback.ts';

/** Where the file of a video stands. `forbidden` says why it can't be watched here. */
export type VideoState =
  | { status: 'loading' }
  | { status: 'forbidden'; message: string }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; url: string };

export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'title' | 'onProgress' | 'onEnded' | 'children'> {
  /** The lesson's name. */
  title: string;
  source: VideoState;
  /** Where to go on, in seconds; 0 begins at the start. Give each lesson its own `key`. */
  startAt: number;
  /**
   * Where the learner is, in seconds: every five seconds of playback, on pause, seek and end, when the page is
   * hidden or left, and when the player goes away. Not called before the video stands where it belongs.
   */
  onProgress: (seconds: number) => void;
  onEnded?: (() => void) | undefined;
}

function Notice({ icon, action, children }: { icon: IconShape; action?: ReactNode; children: string }) {
  return (
    <div className="wt-notice" role="alert">
      <Icon of={icon} size="lg" />
      <p>{children}</p>
      {action}
    </div>
  );
}

/** The platform's own player in a 16:9 stage: resumes, reports where the learner is, and never loses a stretch. */
export function VideoPlayer({ title, source, startAt, onProgress, onEnded, ...rest }: VideoPlayerProps) {
  const words = useStudyWording().video;
  const video = useRef<HTMLVideoElement>(null);
  const [resumed, setResumed] = useState<number | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const url = source.status === 'ready' ? source.url : null;
  usePlayback(video, url, {
    startAt,
    onResumed: setResumed,
    onProgress: (seconds) => {
      // The learner has gone on: the notice has been read or is not needed.
      setResumed(null);
      onProgress(seconds);
    },
    onEnded: () => onEnded?.(),
  });

  const reload = (): void => {
    setBroken(null);
    video.current?.load();
  };
  const restart = (): void => {
    setResumed(null);
    if (video.current) video.current.currentTime = 0;
    video.current?.play().catch(() => undefined);
  };
  return (
    <Root {...rest}>
      {source.status === 'loading' && <LoadingNotice label={words.loading} />}
      {source.status === 'forbidden' && <Notice icon={Lock}>{source.message}</Notice>}
      {source.status === 'failed' && (
        <Notice icon={VideoOff} action={<Button icon={<Icon of={RotateCcw} />} onClick={source.onRetry}>{words.retry}</Button>}>
          {source.message}
        </Notice>
      )}
      {url !== null && (
        <video
          key={url}
          ref={video}
          src={url}
          controls
          playsInline
          preload="metadata"
          aria-label={fill(words.label, { title })}
          hidden={broken === url}
          onError={() => setBroken(url)}
        >
          {/* Course-ware of this product comes without subtitle files; an empty track says so to the player. */}
          <track kind="captions" />
        </video>
      )}
      {url !== null && broken === url && (
        <Notice icon={VideoOff} action={<Button icon={<Icon of={RotateCcw} />} onClick={reload}>{words.retry}</Button>}>
          {words.broken}
        </Notice>
      )}
      {url !== null && resumed !== null && broken !== url && (
        <div className="wt-resumed">
          <span role="status">{fill(words.resumed, { time: formatDuration(resumed) })}</span>
          <button type="button" onClick={restart}>{words.fromStart}</button>
          <button type="button" className="wt-dismiss" aria-label={words.dismiss} onClick={() => setResumed(null)}>
            <Icon of={X} size="sm" />
          </button>
        </div>
      )}
    </Root>
  );
}
