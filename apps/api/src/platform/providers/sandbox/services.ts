import type { Database } from '../../db/index.ts';
import type { Clock, Ids, Random } from '../../runtime/index.ts';

/** What the sandbox providers work with. */
export interface SandboxServices {
  db: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  /** Signs the sandbox's notifications and file addresses. */
  secret: string;
  /** Address of the API's own host, without a slash at the end. */
  apiUrl: string;
}
