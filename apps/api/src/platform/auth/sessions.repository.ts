import type { Handle, Id } from '../db/index.ts';

/** A token as it was found, with what decides whether it still counts. */
export interface FoundToken {
  tenantId: string;
  familyId: Id;
  userId: Id;
  userType: 1 | 2;
  /** Generation of the token; that of its family grows with each refresh. */
  generation: number;
  familyGeneration: number;
  rotatedAt: Date;
  expiresAt: Date;
  /** The sign-in was ended, or the account disabled. */
  ended: boolean;
}

/** Finds a token by its hash. */
export async function findToken(db: Handle, hash: string, kind: 'access' | 'refresh'): Promise<FoundToken | undefined> {
  const row = await db
    .selectFrom('session_token as token')
    .innerJoin('session_family as family', (join) =>
      join.onRef('family.tenant_id', '=', 'token.tenant_id').onRef('family.id', '=', 'token.family_id'))
    .innerJoin('user_account as user', (join) =>
      join.onRef('user.tenant_id', '=', 'family.tenant_id').onRef('user.id', '=', 'family.user_id'))
    .select(['token.tenant_id', 'token.family_id', 'token.generation', 'token.expires_at'])
    .select(['family.user_id', 'family.rotated_at', 'family.ended_at', 'family.generation as family_generation'])
    .select(['user.type', 'user.disabled'])
    .where('token.token_hash', '=', hash)
    .where('token.kind', '=', kind)
    .executeTakeFirst();
  return row && {
    tenantId: row.tenant_id,
    familyId: row.family_id,
    userId: row.user_id,
    userType: row.type,
    generation: row.generation,
    familyGeneration: row.family_generation,
    rotatedAt: row.rotated_at,
    expiresAt: row.expires_at,
    ended: row.ended_at !== null || row.disabled,
  };
}

/** Makes a family for a sign-in. */
export async function insertFamily(
  db: Handle,
  family: { tenantId: string; id: Id; userId: Id; now: Date },
): Promise<void> {
  await db.insertInto('session_family').values({
    tenant_id: family.tenantId,
    id: family.id,
    user_id: family.userId,
    rotated_at: family.now,
    created_at: family.now,
    ended_at: null,
  }).execute();
}

/** Keeps an access and a refresh token of one generation. */
export async function insertTokens(
  db: Handle,
  tokens: readonly { hash: string; kind: 'access' | 'refresh'; expiresAt: Date }[],
  of: { tenantId: string; familyId: Id; generation: number },
): Promise<void> {
  await db.insertInto('session_token').values(tokens.map((token) => ({
    token_hash: token.hash,
    kind: token.kind,
    expires_at: token.expiresAt,
    tenant_id: of.tenantId,
    family_id: of.familyId,
    generation: of.generation,
  }))).execute();
}

/** Moves a family to its next generation; false when another refresh of the same generation was quicker. */
export async function rotateFamily(
  db: Handle,
  family: { tenantId: string; familyId: Id; generation: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('session_family')
    .set({ generation: family.generation + 1, rotated_at: family.now })
    .where('tenant_id', '=', family.tenantId)
    .where('id', '=', family.familyId)
    .where('generation', '=', family.generation)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a sign-in with all its tokens. */
export async function endFamily(db: Handle, family: { tenantId: string; familyId: Id; now: Date }): Promise<void> {
  await db.updateTable('session_family')
    .set({ ended_at: family.now })
    .where('tenant_id', '=', family.tenantId)
    .where('id', '=', family.familyId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Removes what has run out: tokens, codes and counts of limits. */
export async function deleteExpired(db: Handle, now: Date): Promise<void> {
  await db.deleteFrom('session_token').where('expires_at', '<', now).execute();
  await db.deleteFrom('sms_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_limit').where('resets_at', '<', now).execute();
}
