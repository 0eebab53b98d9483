import { operations } from '@wutong/contract';
import { checkLoginPhone } from '@wutong/domain';
import { hashCode, sameText } from '../../platform/auth/index.ts';
import { BadInput, refusal, TooManyRequests, type Context } from '../../platform/http/index.ts';
import { takeUse } from '../../platform/limits/index.ts';
import { solveCaptcha } from './captcha.service.ts';
import { countWrongCode, findSmsCode, insertSmsCode, spendSmsCode } from './codes.repository.ts';

const DIGITS = 6;

/**
 * Sends a code for signing in, once the picture code is solved. Limits hold for the phone (what SMS vendors allow)
 * and for the caller's address. Throws BadInput, the contract's 400 or TooManyRequests.
 */
export async function sendSmsCode(
  context: Context,
  asked: { phone: string; captchaKey: string; imageCode: string },
): Promise<void> {
  const phone = checkLoginPhone(asked.phone);
  if (!phone.ok) throw new BadInput(phone.message);
  if (!(await solveCaptcha(context, asked.captchaKey, asked.imageCode))) throw refusal(operations.sendCode, 400);
  await grantSending(context, phone.value);

  const { db, clock, ids, random, limits, providers, secret, platform } = context;
  const code = String(random.below(10 ** DIGITS)).padStart(DIGITS, '0');
  const now = clock.now();
  await insertSmsCode(db, {
    tenantId: platform.tenantId,
    id: ids.next(),
    phone: phone.value,
    codeHash: hashCode(secret, phone.value, code),
    now,
    expiresAt: new Date(now.getTime() + limits.smsCodeLife * 1000),
  });
  await providers.sms.sendCode({ phone: phone.value, code });
}

/** Whether a code is the newest one that was sent to a phone; a right one is used up, wrong ones are counted. */
export async function takeSmsCode(context: Context, phone: string, code: string): Promise<boolean> {
  const { db, clock, limits, secret, platform } = context;
  const { tenantId } = platform;
  const now = clock.now();
  const sent = await findSmsCode(db, { tenantId, phone, now, tries: limits.smsCodeTries });
  if (!sent) return false;
  if (sameText(sent.codeHash, hashCode(secret, phone, code.trim()))) {
    return await spendSmsCode(db, { tenantId, id: sent.id, now });
  }
  await countWrongCode(db, { tenantId, id: sent.id });
  return false;
}

async function grantSending(context: Context, phone: string): Promise<void> {
  const { db, clock, limits, platform, address } = context;
  const byAddress = await takeUse(db, `sms-from:${address}`, limits.smsFromAddress, clock.now());
  const granted = byAddress.ok
    ? await takeUse(db, `sms:${platform.tenantId}:${phone}`, limits.smsToPhone, clock.now())
    : byAddress;
  if (!granted.ok) throw new TooManyRequests(operations.sendCode.errors[429], granted.retryAfter);
}
