/** What a number may be: its bounds, and the step whose decimals it keeps. */
export interface NumberRange {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** Only the signs that a number of this range can have; the wide digits of a Chinese keyboard become narrow. */
export function numberSigns(text: string, { min, step }: NumberRange): string {
  const narrow = text.normalize('NFKC').replaceAll('。', '.');
  const signs = decimalsOf(step) > 0 ? narrow.replace(/[^\d.-]/g, '') : narrow.replace(/[^\d-]/g, '');
  return min !== undefined && min >= 0 ? signs.replaceAll('-', '') : signs;
}

/** The number that a text says: null for an empty one, undefined for one that is not finished (`-`, `.`). */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** The nearest number that the range allows, with no more decimals than its step has. */
export function bounded(value: number, { min, max, step }: NumberRange): number {
  const rounded = Number(value.toFixed(decimalsOf(step)));
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, rounded));
}

/** Where a key of the spin button pattern (WAI-ARIA) leads from a value; undefined for any other key. */
export function keyTarget(key: string, value: number | null, range: NumberRange): number | undefined {
  const { min, max, step } = range;
  const from = value ?? 0;
  if (key === 'ArrowUp') return bounded(from + step, range);
  if (key === 'ArrowDown') return bounded(from - step, range);
  if (key === 'PageUp') return bounded(from + 10 * step, range);
  if (key === 'PageDown') return bounded(from - 10 * step, range);
  if (key === 'Home') return min;
  return key === 'End' ? max : undefined;
}
