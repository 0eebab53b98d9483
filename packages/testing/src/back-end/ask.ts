import type { Operation, Placement } from '@wutong/contract';
import * as z from 'zod/mini';

/** The back end under test. */
export interface BackEndUnderTest {
  /** Address below which the paths of the contract start, without `/api/`. */
  baseUrl: string;
  /** `Authorization` of the client, whole. */
  basic: string;
  /** Longest wait for an answer in ms. */
  patience: number;
  /** Sent as `Host` where the back end tells platforms by it. */
  host?: string | undefined;
}

/** What came back, or that nothing did. */
export type Reply =
  | { kind: 'answer'; status: number; contentType: string; text: string; json: unknown }
  | { kind: 'late' }
  | { kind: 'unreachable'; why: string };

/** How a call is sent. */
export interface Asking {
  input: Readonly<Record<string, unknown>>;
  /** Access token; left out for a visitor. */
  token?: string | undefined;
}

/** The wire fields of an input that travel in one place. Fields that do not fit go as they are: mistakes are sent too. */
function fieldsAt(operation: Operation, place: Placement, input: Asking['input']): Record<string, unknown> {
  const schema = operation.input[place];
  if (!schema) return {};
  const encoded = z.safeEncode(schema, input);
  if (encoded.success) return encoded.data;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

const texts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

function requestOf(target: BackEndUnderTest, operation: Operation, { input, token }: Asking): { url: string; init: RequestInit } {
  const at = (place: Placement) => fieldsAt(operation, place, input);
  const path = Object.entries(at('path')).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const query = new URLSearchParams(texts(at('query'))).toString();
  const headers: Record<string, string> = {
    Authorization: target.basic,
    'Tenant-Id': '000000',
    ...texts(at('headers')),
    ...(token === undefined ? {} : { 'Blade-Auth': `bearer ${token}` }),
    ...(operation.input.json ? { 'Content-Type': 'application/json' } : {}),
    ...(target.host === undefined ? {} : { 'X-Forwarded-Host': target.host }),
  };
  const body = operation.input.json
    ? JSON.stringify(at('json'))
    : operation.input.form
      ? new URLSearchParams(texts(at('form')))
      : undefined;
  const url = `${target.baseUrl.replace(/\/+$/, '')}/api/${path}${query === '' ? '' : `?${query}`}`;
  return { url, init: { method: operation.method, headers, ...(body === undefined ? {} : { body }) } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends one call of the contract and waits for its answer as long as the target's patience lasts. */
export async function ask(target: BackEndUnderTest, operation: Operation, asking: Asking): Promise<Reply> {
  const { url, init } = requestOf(target, operation, asking);
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(target.patience), redirect: 'manual' });
    const text = await answer.text();
    return { kind: 'answer', status: answer.status, contentType: answer.headers.get('content-type') ?? '', text, json: parsed(text) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'late' };
    return { kind: 'unreachable', why: error instanceof Error ? error.message : String(error) };
  }
}
