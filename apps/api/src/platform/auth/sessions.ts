import type { UserType } from '@wutong/domain';
import type { Database, Handle } from '../db/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Clock, Ids, Random } from '../runtime/index.ts';
import { hashToken } from './hashing.ts';
import { endFamily, findToken, insertFamily, insertTokens, rotateFamily, type FoundToken } from './sessions.repository.ts';

/** What sessions need. */
export interface SessionServices {
  db: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  limits: Pick<Limits, 'accessTokenLife' | 'refreshTokenLife' | 'refreshGrace'>;
}

/** The tokens of a sign-in, as only its client ever sees them. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Seconds for which the access token lives. */
  expiresIn: number;
}

/** Whose session a token stands for. */
export interface Session {
  tenantId: string;
  userId: string;
  type: UserType;
  familyId: string;
}

/** Starts a session for a user. */
export async function startSession(
  services: SessionServices,
  user: { tenantId: string; userId: string },
): Promise<TokenPair> {
  const familyId = services.ids.next();
  const now = services.clock.now();
  return await services.db.transaction().execute(async (trx) => {
    await insertFamily(trx, { ...user, id: familyId, now });
    return await issue(trx, services, { tenantId: user.tenantId, familyId, generation: 1 });
  });
}

/** The session of an access token; undefined for one that is unknown, expired or ended. */
export async function findSession(
  services: Pick<SessionServices, 'db' | 'clock'>,
  accessToken: string,
): Promise<Session | undefined> {
  const found = await findToken(services.db, hashToken(accessToken), 'access');
  return found && isAlive(found, services.clock.now()) ? toSession(found) : undefined;
}

/**
 * Exchanges a refresh token for a new pair; undefined when it is refused. The newest generation rotates. The one
 * before it still works for a few seconds, since two tabs may refresh at once or an answer may be lost. Anything
 * older was copied: it ends the whole sign-in, for the thief and for the owner.
 */
export async function refreshSession(
  services: SessionServices,
  refreshToken: string,
): Promise<{ session: Session; tokens: TokenPair } | undefined> {
  const now = services.clock.now();
  return await services.db.transaction().execute(async (trx) => {
    const found = await findToken(trx, hashToken(refreshToken), 'refresh');
    if (!found || !isAlive(found, now)) return undefined;
    const { tenantId, familyId } = found;
    const newest = found.generation === found.familyGeneration;
    const rotated = newest && (await rotateFamily(trx, { tenantId, familyId, generation: found.generation, now }));
    // Newest when it was read, but another refresh was quicker: then it is the predecessor as of this moment.
    const graced = !rotated && (newest || isWithinGrace(found, now, services.limits.refreshGrace));
    if (!rotated && !graced) {
      await endFamily(trx, { tenantId, familyId, now });
      return undefined;
    }
    const generation = found.generation + 1;
    return { session: toSession(found), tokens: await issue(trx, services, { tenantId, familyId, generation }) };
  });
}

/** Ends a sign-in with all its tokens; ending it again does nothing. */
export async function endSession(
  services: Pick<SessionServices, 'db' | 'clock'>,
  session: Pick<Session, 'tenantId' | 'familyId'>,
): Promise<void> {
  await endFamily(services.db, { ...session, now: services.clock.now() });
}

function isAlive(found: FoundToken, now: Date): boolean {
  return !found.ended && found.expiresAt > now;
}

function isWithinGrace(found: FoundToken, now: Date, seconds: number): boolean {
  const predecessor = found.generation === found.familyGeneration - 1;
  return predecessor && now.getTime() - found.rotatedAt.getTime() <= seconds * 1000;
}

function toSession(found: FoundToken): Session {
  return { tenantId: found.tenantId, userId: found.userId, type: found.userType, familyId: found.familyId };
}

async function issue(
  trx: Handle,
  services: SessionServices,
  of: { tenantId: string; familyId: string; generation: number },
): Promise<TokenPair> {
  const { accessTokenLife, refreshTokenLife } = services.limits;
  const now = services.clock.now().getTime();
  const accessToken = services.random.token(32);
  const refreshToken = services.random.token(32);
  await insertTokens(trx, [
    { hash: hashToken(accessToken), kind: 'access', expiresAt: new Date(now + accessTokenLife * 1000) },
    { hash: hashToken(refreshToken), kind: 'refresh', expiresAt: new Date(now + refreshTokenLife * 1000) },
  ], of);
  return { accessToken, refreshToken, expiresIn: accessTokenLife };
}
