import { hashCode, sameText } from '../../platform/auth/index.ts';
import { TooManyRequests, type Context } from '../../platform/http/index.ts';
import { takeUse } from '../../platform/limits/index.ts';
import { CAPTCHA_CHARACTERS } from '../../platform/providers/index.ts';
import { insertCaptcha, takeCaptcha } from './codes.repository.ts';

const LENGTH = 4;

/** Makes a picture code: a random key, and the picture as a `data:` address. It lives two minutes and works once. */
export async function makeCaptcha(context: Context): Promise<{ key: string; image: string }> {
  const { db, clock, random, limits, providers, secret, address } = context;
  const now = clock.now();
  const granted = await takeUse(db, `captcha:${address}`, limits.captchaFromAddress, now);
  if (!granted.ok) throw new TooManyRequests('图形验证码获取太频繁，请稍后再试', granted.retryAfter);
  const key = random.token(18);
  const characters = Array.from({ length: LENGTH }, () => CAPTCHA_CHARACTERS.charAt(random.below(CAPTCHA_CHARACTERS.length)));
  const answer = characters.join('');
  await insertCaptcha(db, {
    key,
    answerHash: hashCode(secret, key, answer),
    expiresAt: new Date(now.getTime() + limits.captchaLife * 1000),
  });
  return { key, image: await providers.captcha.draw({ key, answer }) };
}

/** Whether an answer to a picture code is right. The code is used up by asking. Case makes no difference. */
export async function solveCaptcha(context: Context, key: string, answer: string): Promise<boolean> {
  const captcha = await takeCaptcha(context.db, key);
  if (!captcha || captcha.expiresAt <= context.clock.now()) return false;
  return sameText(captcha.answerHash, hashCode(context.secret, key, answer.trim().toUpperCase()));
}
