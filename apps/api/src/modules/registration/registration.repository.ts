import type { Handle, Id } from '../../platform/db/index.ts';

/** A consent as it was given. */
export interface Consent {
  tenantId: string;
  userId: Id;
  agreement: string;
  version: string;
  at: Date;
}

/** Keeps a consent. */
export async function insertConsent(trx: Handle, consent: Consent): Promise<void> {
  await trx.insertInto('user_consent')
    .values({
      tenant_id: consent.tenantId,
      user_id: consent.userId,
      agreement: consent.agreement,
      version: consent.version,
      agreed_at: consent.at,
    })
    .execute();
}
