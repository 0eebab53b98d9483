import { fieldsOf, type Operation, type Placement } from '@wutong/contract';
import * as z from 'zod/mini';

/** The input of an operation as a request carries it, in inside names and types. Throws on what the contract refuses. */
export async function readInput(
  operation: Operation,
  request: Request,
  path: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [placement, schema] of Object.entries(operation.input)) {
    const values = await valuesAt(placement as Placement, schema, request, path);
    Object.assign(input, z.decode(schema, values));
  }
  return input;
}

async function valuesAt(
  placement: Placement,
  schema: object,
  request: Request,
  path: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  switch (placement) {
    case 'path':
      return { ...path };
    case 'query':
      return Object.fromEntries(new URL(request.url).searchParams);
    case 'headers':
      return headersOf(schema, request);
    case 'form':
      return Object.fromEntries(new URLSearchParams(await request.clone().text()));
    case 'json':
      return jsonOf(await request.clone().text());
  }
}

function headersOf(schema: object, request: Request): Record<string, unknown> {
  const names = (fieldsOf(schema) ?? []).map(({ wire }) => wire);
  return Object.fromEntries(
    names.flatMap((name) => (request.headers.has(name) ? [[name, request.headers.get(name)]] : [])),
  );
}

function jsonOf(text: string): Record<string, unknown> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
