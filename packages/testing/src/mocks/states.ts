import { operations, type OperationName } from '@wutong/contract';
import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { failed, type MockFailure } from './dialect.ts';
import { ANY_API, operationHandler, type MockPlace } from './handlers.ts';

/**
 * One operation that fails; put it before the other handlers:
 * `[failing('searchCourses', { kind: 'http', status: 503, message: '...' }), ...mockHandlers()]`. With `once` it
 * fails the first time only, so that a second try succeeds.
 */
export function failing(
  name: OperationName,
  failure: MockFailure,
  { baseUrl = ANY_API, once = false }: MockPlace & { once?: boolean } = {},
): HttpHandler {
  return operationHandler(operations[name], baseUrl, () => failed(failure), once);
}

/**
 * One operation that answers late, or never: what a screen shows while it waits. Milliseconds; the handlers behind
 * it give the answer.
 */
export function delayed(
  name: OperationName,
  wait: number | 'infinite' = 'infinite',
  { baseUrl = ANY_API }: MockPlace = {},
): HttpHandler {
  return operationHandler(operations[name], baseUrl, async () => {
    await delay(wait);
    return undefined;
  });
}

/** Every call without an answer, as on a train. */
export function offline({ baseUrl = ANY_API }: MockPlace = {}): HttpHandler {
  return http.all(`${baseUrl}*`, () => HttpResponse.error());
}
