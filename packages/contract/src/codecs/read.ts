/**
 * The readers that the schemas of the server and the maps of the browser share, so that both take
 * the same liberties with the dialect. This file imports no schema library: it ships to browsers.
 * Each answers undefined for what it can't read.
 */

/** Reads a whole number, from a number or a numeric string. */
export function readInt(wire: unknown): number | undefined {
  const value = readDecimal(wire);
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}

/** Reads a finite number, from a number or a numeric string. */
export function readDecimal(wire: unknown): number | undefined {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : undefined;
  if (typeof wire !== 'string' || wire.trim() === '') return undefined;
  const value = Number(wire);
  return Number.isFinite(value) ? value : undefined;
}

/** Reads a yes or no, from 0 and 1 as numbers or strings, or true and false. */
export function readFlag(wire: unknown): boolean | undefined {
  if (wire === true || wire === 1 || wire === '1' || wire === 'true') return true;
  if (wire === false || wire === 0 || wire === '0' || wire === 'false') return false;
  return undefined;
}
