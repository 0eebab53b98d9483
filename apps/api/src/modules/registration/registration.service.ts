import { operations, type InputOfName } from '@wutong/contract';
import { checkLoginPhone, checkNewPassword, LOGIN_MESSAGES, REGISTRATION_AGREEMENT, REGISTRATION_MESSAGES } from '@wutong/domain';
import { hashPassword } from '../../platform/auth/index.ts';
import { BadInput, refusal, type Context } from '../../platform/http/index.ts';
import { beginSession, takeSmsCode, type SignedInUser } from '../auth/index.ts';
import { findUserByMobile, insertUser } from '../users/index.ts';
import { insertConsent } from './registration.repository.ts';

/**
 * Makes a learner's account with a password, keeps the consent with its version, and signs in. Throws BadInput with the
 * sentence of the rule, or the contract's 409 for a number that has an account: who owns it signs in instead.
 */
export async function register(context: Context, asked: InputOfName<'register'>): Promise<SignedInUser> {
  const { db, ids, clock, platform } = context;
  const { tenantId } = platform;
  const phone = checkLoginPhone(asked.phone);
  if (!phone.ok) throw new BadInput(phone.message);
  const password = checkNewPassword(asked.password, phone.value);
  if (!password.ok) throw new BadInput(password.message);
  if (asked.agreementVersion !== REGISTRATION_AGREEMENT.version) throw new BadInput(REGISTRATION_MESSAGES.oldAgreement);
  if (asked.smsCode.trim() === '') throw new BadInput(LOGIN_MESSAGES.smsCodeMissing);
  if (!(await takeSmsCode(context, phone.value, asked.smsCode))) throw refusal(operations.register, 400);

  const passwordHash = await hashPassword(password.value);
  const now = clock.now();
  const id = ids.next();
  await db.transaction().execute(async (trx) => {
    // The number's owner has just proved it: whether it has an account is their own business to know.
    await insertUser(trx, { tenantId, id, mobile: phone.value, type: 1, passwordHash, realName: null, areaName: null, now });
    const account = await findUserByMobile(trx, tenantId, phone.value);
    if (account?.id !== id) throw refusal(operations.register, 409);
    await insertConsent(trx, { tenantId, userId: id, agreement: REGISTRATION_AGREEMENT.name, version: asked.agreementVersion, at: now });
  });
  const user = await findUserByMobile(db, tenantId, phone.value);
  if (!user) throw new Error('An account was added and is not there');
  return await beginSession(context, user);
}
