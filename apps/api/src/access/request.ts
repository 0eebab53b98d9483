import type { Operation } from '@wutong/contract';
import { encode } from '../platform/http/wire.ts';
import type { Answer, Sending, TestApi } from '../testing/api.ts';

/** Sends an operation with an input in its inside types, each field where the contract places it. */
export async function callOperation(
  api: TestApi,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  sending: Pick<Sending, 'as' | 'host'>,
): Promise<Answer> {
  const at = (place: keyof Operation['input']): Record<string, unknown> => {
    const schema = operation.input[place];
    return schema ? { ...encode(schema, input) } : {};
  };
  const path = Object.entries(at('path')).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), operation.path);
  const json = operation.input.json ? at('json') : undefined;
  const form = operation.input.form ? texts(at('form')) : undefined;
  return await api.send(operation.method, `/api/${path}`, { ...sending, query: texts(at('query')), headers: texts(at('headers')), json, form });
}

function texts(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
