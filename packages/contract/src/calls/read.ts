import { fenToYuan, fromWireTime, toOrderStatus, toStudyForm, toWireTime, yuanToFen } from '@wutong/domain';
import { readDecimal, readFlag, readInt } from '../codecs/read.ts';
import type { Read } from './call.ts';

/** A value of the wire that can't be read as what the contract says. `path` names the field. */
export class UnreadableValue extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`The answer's ${path || 'body'} is not what the contract says`);
    this.path = path;
  }
}

type Reader = (wire: unknown) => unknown;

const asText = (wire: unknown) =>
  typeof wire === 'string' || typeof wire === 'number' ? String(wire) : undefined;

/** One reader a kind; undefined means that the value can't be read. */
const readers: Readonly<Record<string, Reader>> = {
  text: asText,
  id: (wire) => (/^\d{1,19}$/.test(asText(wire) ?? '') ? asText(wire) : undefined),
  fen: (wire) => yuanToFen(asText(wire) ?? ''),
  time: (wire) => fromWireTime(asText(wire) ?? ''),
  int: readInt,
  decimal: readDecimal,
  flag: readFlag,
  orderStatus: (wire) => toOrderStatus(readInt(wire) ?? 0),
  studyForm: (wire) => toStudyForm(readInt(wire) ?? null),
  none: () => null,
};

/**
 * Back ends of this family send null as `""`, `[]`, `{}`, `-1` or `false`. Which of them mean null
 * depends on the field: only one that may be null is asked.
 */
function isNullLike(wire: unknown): boolean {
  if (wire === null || wire === undefined || wire === '' || wire === false || wire === -1 || wire === '-1')
    return true;
  return typeof wire === 'object' && Object.keys(wire).length === 0;
}

/** Reads a value of the wire into its inside type, leniently; throws UnreadableValue naming the field. */
export function readValue(read: Read, wire: unknown, path = ''): unknown {
  if (typeof read === 'string') return readField(read, wire, path);
  if (isList(read)) {
    if (isNullLike(wire)) return [];
    if (!Array.isArray(wire)) throw new UnreadableValue(path);
    return wire.map((element, index) => readValue(read[0], element, `${path}[${index}]`));
  }
  return readObject(read, wire, path);
}

function readField(kind: string, wire: unknown, path: string): unknown {
  const nullable = kind.endsWith('?');
  if (nullable && isNullLike(wire)) return null;
  const name = nullable ? kind.slice(0, -1) : kind;
  // A required text that came as null is an empty one: the screen still has something to draw.
  if (name === 'text' && isNullLike(wire) && String(wire) !== '-1') return '';
  const value = readers[name]?.(wire);
  if (value === undefined) throw new UnreadableValue(path);
  return value;
}

function readObject(read: { readonly [field: string]: Read }, wire: unknown, path: string): unknown {
  const nullable = '?' in read;
  if (nullable && isNullLike(wire)) return null;
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) throw new UnreadableValue(path);
  const source = new Map<string, unknown>(Object.entries(wire));
  const value: Record<string, unknown> = {};
  for (const [names, field] of Object.entries(read)) {
    if (names === '?') continue;
    const [inside = names, outside = inside] = names.split('<');
    value[inside] = readValue(field, source.get(outside), path ? `${path}.${outside}` : outside);
  }
  return value;
}

function isList(read: Read): read is readonly [Read] {
  return Array.isArray(read);
}

/** Writes an input field for the wire; the inverse of reading. */
export function writeValue(kind: string | undefined, value: unknown): unknown {
  if (kind === 'fen' && typeof value === 'number') return fenToYuan(value);
  if (kind === 'time' && typeof value === 'string') return toWireTime(value);
  if (kind === 'ids' && Array.isArray(value)) return value.join(',');
  if (kind === 'flag') return value ? 1 : 0;
  return value;
}
