import { operations } from '@wutong/contract';
import { TooManyRequests, type HandlersOf } from '../../platform/http/index.ts';
import { takeUse } from '../../platform/limits/index.ts';

/**
 * Errors of browsers go into the server's own log, one line each. Anybody may send them, so they are limited by address
 * and cleaned once more of what a log must not hold.
 */
export const clientLogHandlers: HandlersOf<'reportErrors'> = {
  async reportErrors({ entries }, { db, log, limits, clock, address, platform }) {
    const granted = await takeUse(db, `client-log:${address}`, limits.clientLogFromAddress, clock.now());
    if (!granted.ok) throw new TooManyRequests(operations.reportErrors.errors[429], granted.retryAfter);
    for (const { kind, message, stack, path, at, count } of entries) {
      log.warn('client error', { kind, message, stack, path, at, count, branch: platform.branchKey });
    }
    return null;
  },
};
