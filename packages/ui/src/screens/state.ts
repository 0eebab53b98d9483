/** Why a screen has nothing to show. Each reason has its own picture and way out. */
export type FailureReason = 'offline' | 'timeout' | 'unavailable' | 'refused' | 'unreadable';

/** A failure as the reader sees it. */
export interface Failure {
  reason: FailureReason;
  /** What happened and what to do, in the reader's words. */
  message: string;
  /** Shown in small print so that support can find the case. */
  requestId?: string;
}

/**
 * What a screen is in. Every screen draws each member; `ready` carries what it shows. The site's hook
 * returns exactly this.
 */
export type ScreenState<Ready extends object> =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'forbidden' }
  | { status: 'failed'; failure: Failure }
  | ({ status: 'ready' } & Ready);

/** The members of a screen's state by name, for stories and tests that must cover each. */
export const SCREEN_STATUSES = ['loading', 'empty', 'forbidden', 'failed', 'ready'] as const;
