import { isApiError } from '@wutong/api-client';
import type { ScreenState } from '@wutong/ui/screens/state';
import { toFailure } from '../errors/failure.ts';

/** The part of a read that decides a screen's state. */
export interface ReadResult<Output> {
  data: Output | undefined;
  error: unknown;
}

/**
 * The state of a screen from its main read. An answer that is there stays on screen even if a later
 * refresh fails; `isEmpty` tells an answer with nothing in it.
 */
export function toScreenState<Output, Ready extends object>(
  read: ReadResult<Output>,
  ready: (data: Output) => Ready,
  isEmpty: (data: Output) => boolean = () => false,
): ScreenState<Ready> {
  if (read.data !== undefined) {
    return isEmpty(read.data) ? { status: 'empty' } : { status: 'ready', ...ready(read.data) };
  }
  if (read.error === undefined) return { status: 'loading' };
  if (isApiError(read.error) && read.error.kind === 'unauthorized') return { status: 'forbidden' };
  return { status: 'failed', failure: toFailure(read.error) };
}
