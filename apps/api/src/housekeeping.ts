import { expireUnpaidOrders } from './modules/payments/index.ts';
import { deleteExpired } from './platform/auth/index.ts';
import { isDatabaseAway } from './platform/db/index.ts';
import type { Services } from './platform/http/index.ts';

const EVERY_MS = 60_000;

/** Clears away what has run out: unpaid orders, tokens, codes, limits. Running it twice, or in two processes, does no harm. */
export async function tidy(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = services.clock.now();
  await expireUnpaidOrders(services.db, now);
  await deleteExpired(services.db, now);
}

/** Tidies every minute; answers how to stop. A database that is away is tried again the next time. */
export function startTidying(services: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    tidy(services).catch((error: unknown) => {
      if (isDatabaseAway(error)) return services.log.warn('tidying put off: database away');
      services.log.error('tidying failed', { message: error instanceof Error ? error.message : String(error) });
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
