import { failures } from '../../testing/discovery.ts';

/** The four states that every screen shares, ready for its stories and tests. */
export const commonStates = {
  Loading: { status: 'loading' },
  Empty: { status: 'empty' },
  Forbidden: { status: 'forbidden' },
  Failed: { status: 'failed', failure: failures.unavailable },
  Offline: { status: 'failed', failure: failures.offline },
} as const;
