import { sameText } from './hashing.ts';

/** The credential that names the calling program. It is public by nature: every browser carries it. */
export interface ClientCredential {
  id: string;
  secret: string;
}

/** Whether an `Authorization` header holds a client credential: right, wrong, or none at all. */
export function checkClient(header: string | undefined, expected: ClientCredential): 'right' | 'wrong' | 'none' {
  const match = /^Basic\s+([A-Za-z0-9+/_=-]+)$/i.exec(header?.trim() ?? '');
  if (!match) return header ? 'wrong' : 'none';
  const given = Buffer.from(match[1] ?? '', 'base64').toString('utf8');
  return sameText(given, `${expected.id}:${expected.secret}`) ? 'right' : 'wrong';
}

/** The token of a `Blade-Auth` header; the word `bearer` before it is optional, as in this family of back ends. */
export function readBearer(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  const token = value?.trim().replace(/^bearer(\s+|$)/i, '');
  return token || undefined;
}
