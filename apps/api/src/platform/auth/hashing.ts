import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** Cost of a password hash, in the hash itself so that it can be raised without breaking old ones: 16 MiB, some 40 ms. */
const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** Hashes a password with scrypt and a fresh salt: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, { ...COST, maxmem: 64 << 20 });
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password belongs to a hash. Without a hash it takes as long and answers no, so that nobody learns who has an account. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, n, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  const known = scheme === 'scrypt';
  const cost = known ? { N: Number(n), r: Number(r), p: Number(p) } : COST;
  const stored = known ? Buffer.from(key, 'base64') : Buffer.alloc(KEY_BYTES);
  const derived = await derive(password, Buffer.from(salt, 'base64'), KEY_BYTES, { ...cost, maxmem: 64 << 20 });
  return timingSafeEqual(stored, derived) && known;
}

/** What of a random token is stored. A token has more entropy than could be searched, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What of a short code is stored: keyed, because six digits could be searched in a plain hash. */
export function hashCode(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}

/** Compares two texts in constant time. */
export function sameText(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}
