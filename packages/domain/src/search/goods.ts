/** What a search is for: courses on every branch, institutions on the main platform, lecturers elsewhere. */
export type SearchTarget = 'course' | 'institution' | 'lecturer';

/** The code of a search target on the wire (spec section 9): 0 course, 1 the branch's other one. */
export type SearchTypeCode = 0 | 1;

/** A search as the `goods` query carries it: JSON of type and value (spec section 2). */
export interface Goods {
  type: SearchTypeCode;
  value: string;
}

/** Longest keyword that a search takes. */
export const KEYWORD_MAX_LENGTH = 50;

/** Writes the `goods` query: the JSON of type and value. */
export function formatGoods(goods: Goods): string {
  return JSON.stringify({ type: goods.type, value: goods.value.trim() });
}

/**
 * Reads the `goods` query. A link that was cut or typed by hand must still lead somewhere: text that is
 * not JSON is taken as the keyword itself, a wrong type as course.
 */
export function parseGoods(text: string | null | undefined): Goods {
  if (!text) return { type: 0, value: '' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { type: 0, value: /[{}[\]"]/.test(text) ? '' : clip(text) };
  }
  if (typeof parsed !== 'object' || parsed === null) return { type: 0, value: clip(String(parsed ?? '')) };
  const { type, value } = parsed as { type?: unknown; value?: unknown };
  return {
    type: Number(type) === 1 ? 1 : 0,
    value: typeof value === 'string' || typeof value === 'number' ? clip(String(value)) : '',
  };
}

function clip(text: string): string {
  return text.trim().slice(0, KEYWORD_MAX_LENGTH);
}
