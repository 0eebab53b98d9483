import * as z from 'zod/mini';

const nameOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`;
};

/** Where two wire values differ; what only `given` has is no difference: a back end may say more than it must. */
function unlike(wanted: unknown, given: unknown, path: string): string[] {
  if (Array.isArray(wanted) && Array.isArray(given)) return wanted.flatMap((one, place) => unlike(one, given[place], `${path}[${place}]`));
  if (typeof wanted === 'object' && wanted !== null && typeof given === 'object' && given !== null) {
    const fields = new Map(Object.entries(given));
    return Object.entries(wanted).flatMap(([name, value]) => unlike(value, fields.get(name), path === '' ? name : `${path}.${name}`));
  }
  return Object.is(wanted, given) ? [] : [`${path || 'the body'} is ${nameOf(given)}, not ${nameOf(wanted)}`];
}

/**
 * In what a value differs from how the contract writes it. Clients read much more leniently than this; a back end that
 * differs here works with ours and breaks with the next.
 */
export function differences(schema: z.ZodMiniType, wire: unknown): string[] {
  const decoded = z.safeDecode(schema, wire);
  if (!decoded.success) {
    return decoded.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.') || 'the body'}: ${issue.message}`);
  }
  const encoded = z.safeEncode(schema, decoded.data);
  if (!encoded.success) return encoded.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.') || 'the body'}: ${issue.message}`);
  return unlike(encoded.data, wire, '').slice(0, 5);
}
