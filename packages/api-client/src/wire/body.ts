import { UNKNOWN_ERROR } from '../errors.ts';

/** A JSON object of an answer. */
export type Body = Readonly<Record<string, unknown>>;

/** An answer's body as an object; an empty one for anything else. */
export function objectOf(body: unknown): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** The sentence of a body for the user: `message`, else `error_description`, else `msg` (spec section 8). */
export function messageOf(body: Body): string {
  return firstText(body, ['message', 'error_description', 'msg']) ?? UNKNOWN_ERROR;
}

/** The first of some fields that says something. */
export function firstText(body: Body, names: readonly string[]): string | null {
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

/** The envelope's code; null in a body that is no envelope. Some back ends of the family send it as text. */
export function codeOf(body: Body): number | null {
  const { code } = body;
  if (typeof code !== 'number' && (typeof code !== 'string' || code.trim() === '')) return null;
  const value = Number(code);
  return Number.isInteger(value) ? value : null;
}
