import type { Handle, Id } from '../../platform/db/index.ts';

/** Keeps a picture code. */
export async function insertCaptcha(db: Handle, captcha: { key: string; answerHash: string; expiresAt: Date }): Promise<void> {
  await db.insertInto('captcha')
    .values({ key: captcha.key, answer_hash: captcha.answerHash, expires_at: captcha.expiresAt })
    .execute();
}

/** Takes a picture code out, whatever the answer was: it is used once. */
export async function takeCaptcha(db: Handle, key: string): Promise<{ answerHash: string; expiresAt: Date } | undefined> {
  return await db.deleteFrom('captcha').where('key', '=', key)
    .returning(['answer_hash as answerHash', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** Keeps an SMS code; a newer one takes the place of older ones. */
export async function insertSmsCode(
  db: Handle,
  code: { tenantId: string; id: Id; phone: string; codeHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('sms_code').values({
    tenant_id: code.tenantId,
    id: code.id,
    phone: code.phone,
    purpose: 'sign-in',
    code_hash: code.codeHash,
    created_at: code.now,
    expires_at: code.expiresAt,
    used_at: null,
  }).execute();
}

/** The newest code that was sent to a phone, if it can still be used. */
export async function findSmsCode(
  db: Handle,
  wanted: { tenantId: string; phone: string; now: Date; tries: number },
): Promise<{ id: Id; codeHash: string } | undefined> {
  const newest = await db.selectFrom('sms_code')
    .select(['id', 'code_hash as codeHash', 'expires_at', 'used_at', 'wrong_attempts'])
    .where('tenant_id', '=', wanted.tenantId)
    .where('phone', '=', wanted.phone)
    .where('purpose', '=', 'sign-in')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.used_at !== null || newest.expires_at <= wanted.now) return undefined;
  return newest.wrong_attempts < wanted.tries ? { id: newest.id, codeHash: newest.codeHash } : undefined;
}

/** Uses a code up; false when another call was quicker. */
export async function spendSmsCode(db: Handle, code: { tenantId: string; id: Id; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('sms_code').set({ used_at: code.now })
    .where('tenant_id', '=', code.tenantId)
    .where('id', '=', code.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts a wrong try against a code. */
export async function countWrongCode(db: Handle, code: { tenantId: string; id: Id }): Promise<void> {
  await db.updateTable('sms_code').set((row) => ({ wrong_attempts: row('wrong_attempts', '+', 1) }))
    .where('tenant_id', '=', code.tenantId)
    .where('id', '=', code.id)
    .execute();
}
