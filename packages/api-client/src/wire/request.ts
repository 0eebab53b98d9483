import { writeValue, type Call } from '@wutong/contract/calls';
import { ContractError } from '../errors.ts';

/** A call ready to travel, without the headers that all calls share. */
export interface WireRequest {
  method: Call<unknown, unknown>['method'];
  /** Path below the base address, with its query. */
  url: string;
  headers: Record<string, string>;
  /** JSON as an object, a form as its parameters; undefined for a call without a body. */
  body: Record<string, unknown> | URLSearchParams | undefined;
}

/**
 * Places the fields of an input where its call sends them, under their names on the wire and written
 * in their kinds. Fields that are undefined are left out.
 * Throws ContractError where the path lacks a field, or would lead somewhere else because of it.
 */
export function requestOf(call: Call<unknown, unknown>, input: object): WireRequest {
  const values = new Map<string, unknown>(Object.entries(input));
  const query = new URLSearchParams();
  const form = new URLSearchParams();
  const json: Record<string, unknown> = {};
  const headers: Record<string, string> = {};
  let path = call.path;
  let body: WireRequest['body'];

  for (const [field, [placement, wire = field, kind]] of Object.entries(call.send)) {
    if (placement === 'json') body = json;
    if (placement === 'form') body = form;
    const value = values.get(field);
    if (value === undefined) continue;
    const written = writeValue(kind, value);
    if (placement === 'path') path = path.replace(`{${wire}}`, pathSegment(wire, written));
    else if (placement === 'query') query.append(wire, String(written));
    else if (placement === 'form') form.append(wire, String(written));
    else if (placement === 'headers') headers[wire] = headerValue(String(written));
    else json[wire] = written;
  }

  const missing = /\{([^}]+)\}/.exec(path);
  if (missing) throw new ContractError(missing[1] ?? '');
  return { method: call.method, url: query.size > 0 ? `${path}?${query}` : path, headers, body };
}

function pathSegment(wire: string, value: unknown): string {
  const text = String(value);
  // Addresses drop empty and dotted segments, even encoded ones: the call would reach another path.
  if (text === '' || text === '.' || text === '..') throw new ContractError(wire);
  return encodeURIComponent(text);
}

/** Browsers refuse headers beyond ASCII; what a user typed into one must fail at the back end, not here. */
function headerValue(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
}
