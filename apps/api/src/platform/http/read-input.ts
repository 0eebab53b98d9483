import type { Operation, Placement } from '@wutong/contract';
import { BadInput } from './failures.ts';
import { fieldName } from './field-names.ts';
import { safeDecode } from './wire.ts';

/** The places of a request in which fields may arrive, as the framework parsed them. */
export interface RequestParts {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  /** The JSON or form body; anything but an object counts as none. */
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}

/** The part of a zod issue that messages are made from. */
interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  input?: unknown;
}

/**
 * Reads the input of an operation, each field from its declared place and, on calls with a body, from query or body
 * where the declared one lacks it: clients of this family differ in where they put a field. Throws BadInput naming
 * the first field that is wrong.
 */
export function readInput(operation: Operation, parts: RequestParts): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const place of PLACES) {
    const schema = operation.input[place];
    if (!schema) continue;
    const wire = valuesAt(place, parts);
    const decoded = safeDecode(schema, wire);
    if (!decoded.success) throw new BadInput(messageOf(decoded.error.issues[0], wire));
    Object.assign(input, decoded.data);
  }
  return input;
}

const PLACES: readonly Placement[] = ['path', 'headers', 'query', 'json', 'form'];

function valuesAt(place: Placement, parts: RequestParts): Record<string, unknown> {
  if (place === 'path') return present(parts.path);
  if (place === 'headers') return new Proxy(present(parts.headers), caseless);
  const query = present(parts.query);
  const body = present(isRecord(parts.body) ? parts.body : {});
  return place === 'query' ? { ...body, ...query } : { ...query, ...body };
}

/** Header names reach us in lower case, while schemas spell them as on the wire. */
const caseless: ProxyHandler<Record<string, unknown>> = {
  get: (headers, name) => (typeof name === 'string' ? headers[name.toLowerCase()] : undefined),
  has: (headers, name) => typeof name === 'string' && name.toLowerCase() in headers,
};

/** Drops null and the empty text, by which these clients say 'not given'; refuses what the database can't store. */
function present(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'string' && value.includes('\0')) throw new BadInput(`${fieldName(name)}格式不正确`);
    kept[name] = value;
  }
  return kept;
}

function messageOf(issue: Issue | undefined, wire: Readonly<Record<string, unknown>>): string {
  const name = issue?.path[0];
  if (typeof name !== 'string') return '请求参数格式不正确';
  if (wire[name] === undefined || issue?.code === 'too_small') return `${fieldName(name)}不能为空`;
  if (issue?.code === 'too_big') return `${fieldName(name)}超出允许的范围`;
  return `${fieldName(name)}格式不正确`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
