import type { ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { LoadingNotice } from '../../components/loading-notice/index.ts';
import { Result } from '../../components/result/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import type { Failure, ScreenState } from '../state.ts';
import { Waiting } from './ScreenFrame.styles.ts';

/** What every screen says in the same way; `heading` is `h2` where the screen keeps its own h1 in all states. */
interface CommonProps {
  onRetry: () => void;
  heading?: 'h1' | 'h2' | undefined;
  /** A way back beside the retry. */
  homeHref?: string | undefined;
}

export interface ScreenFrameProps<Ready extends object> extends CommonProps {
  state: ScreenState<Ready>;
  /** What is being fetched: 正在加载课程. */
  loadingLabel: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What will be here, and the first step. */
  empty: ReactNode;
  /** Draws the screen itself. */
  children: (ready: Ready) => ReactNode;
}

/** The four states that all screens share, so that each draws only what is its own (design section 5). */
export function ScreenFrame<Ready extends object>(props: ScreenFrameProps<Ready>) {
  const { state, loadingLabel, skeleton, empty, children, ...common } = props;
  const words = useWording().failure;
  switch (state.status) {
    case 'loading':
      return (
        <Waiting aria-busy>
          <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>
          <LoadingNotice
            className="wt-notice"
            label={loadingLabel}
            action={<Button size="sm" variant="quiet" onClick={common.onRetry}>{words.retry}</Button>}
          />
          {skeleton}
        </Waiting>
      );
    case 'empty':
      return empty;
    case 'forbidden':
      return (
        <Result kind="forbidden" title={words.forbidden} heading={common.heading} actions={<HomeLink {...common} primary />}>
          {words.forbiddenText}
        </Result>
      );
    case 'failed':
      return <FailedResult failure={state.failure} {...common} />;
    default:
      return children(state);
  }
}

const kinds = { offline: 'offline', timeout: 'waiting', unavailable: 'failed', refused: 'failed', unreadable: 'failed' } as const;

/** A failure that fills its place: what happened, that nothing was lost, a retry, and the request id in small print. */
export function FailedResult({ failure, onRetry, heading, homeHref }: CommonProps & { failure: Failure }) {
  const words = useWording().failure;
  return (
    <Result
      kind={kinds[failure.reason]}
      title={words[failure.reason]}
      heading={heading}
      requestId={failure.requestId}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>{words.retry}</Button>
          <HomeLink homeHref={homeHref} />
        </>
      }
    >
      <p>{failure.message}</p>
      <p>{words.nothingLost}</p>
    </Result>
  );
}

function HomeLink({ homeHref, primary = false }: Pick<CommonProps, 'homeHref'> & { primary?: boolean }) {
  const words = useWording().failure;
  if (homeHref === undefined) return null;
  return <Button href={homeHref} variant={primary ? 'primary' : 'secondary'}>{words.home}</Button>;
}
