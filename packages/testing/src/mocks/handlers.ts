import { operations, type Operation, type OperationName } from '@wutong/contract';
import { HttpResponse, http, type HttpHandler, type HttpResponseResolver } from 'msw';
import * as z from 'zod/mini';
import { SAMPLE_ANSWERS, type MockAnswers } from './answers.ts';
import { enveloped, failed } from './dialect.ts';
import { plainValue } from './plain-value.ts';
import { readInput } from './read-input.ts';

/** Where the mocked API is: any host unless a test names one. */
export interface MockPlace {
  /** Base address, as a client has it; default: `/api/` of any host. */
  baseUrl?: string;
}

/** How a mocked API answers. */
export interface MockOptions extends MockPlace {
  /** Answers that differ from the sample's. */
  overrides?: MockAnswers;
}

/** Any host: what stories and tests see as their API. */
export const ANY_API = '*/api/';

/**
 * One handler for each operation of the contract, in the dialect of the wire and checked by its schemas: a mock
 * that answers what the contract does not say fails loudly instead of teaching a screen something wrong.
 */
export function mockHandlers({ baseUrl = ANY_API, overrides = {} }: MockOptions = {}): HttpHandler[] {
  const names = Object.keys(operations) as OperationName[];
  return names
    .map((name) => ({ operation: operations[name] as Operation, answer: answerOf(name, overrides) }))
    .toSorted((left, right) => fieldsInPath(left.operation) - fieldsInPath(right.operation))
    .map(({ operation, answer }) => operationHandler(operation, baseUrl, resolver(operation, answer)));
}

/** A handler of one operation, whatever it answers; with `once` only the first call. */
export function operationHandler(
  operation: Operation,
  baseUrl: string,
  resolve: HttpResponseResolver,
  once = false,
): HttpHandler {
  const address = baseUrl + operation.path.replace(/\{(\w+)\}/g, ':$1');
  const method = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[operation.method];
  return method(address, resolve, { once });
}

type AnyAnswer = (input: Record<string, unknown>, request: Request) => unknown;

/** The tables' types tie each answer to its own operation; here, where all are alike, only its call is left. */
function answerOf(name: OperationName, overrides: MockAnswers): AnyAnswer {
  const answer = (overrides[name] ?? SAMPLE_ANSWERS[name]) as AnyAnswer | undefined;
  return answer ?? (() => plainValue(operations[name].output));
}

function resolver(operation: Operation, answer: AnyAnswer): HttpResponseResolver {
  return async ({ request, params }) => {
    try {
      const output = await answer(await readInput(operation, request, params), request);
      const wire = z.encode(operation.output, output);
      return operation.envelope === 'raw' ? HttpResponse.json(wire as object) : enveloped(wire);
    } catch (thrown) {
      // A screen must not hang on a mistake in a mock: it fails, and the message says where.
      const message = `${operation.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
      return failed({ kind: 'http', status: 400, message });
    }
  };
}

/** Addresses without fields come first, so that `course/{id}` does not take the place of `course/page`. */
function fieldsInPath(operation: Operation): number {
  return operation.path.split('{').length;
}
