/** Whether nothing was given: null, undefined, `''`, `[]` or `{}` (spec section 5). Zero and false are something. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  const plain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.keys(value).length === 0;
}
