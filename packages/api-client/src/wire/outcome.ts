import { BusinessError, ContractError, HttpError, OAuthError, type ApiError, type Facts } from '../errors.ts';
import { codeOf, firstText, messageOf, objectOf, type Body } from './body.ts';
import type { WireAnswer } from './transport.ts';

/**
 * What an answer means. A 401 is not a failure yet: the session may be renewed. `by` says whether the
 * HTTP status or the body told it.
 */
export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'unauthorized'; by: 'status' | 'body'; facts: Facts }
  | { kind: 'failed'; error: ApiError };

const OAUTH_401 = ['invalid_token', 'unauthorized'];

/** Reads what the answer to a call means (spec section 8). `raw`: its body is the output, without envelope. */
export function outcomeOf(answer: WireAnswer, raw: boolean): Outcome {
  const body = objectOf(answer.body);
  const facts = factsOf(answer, body);
  if (answer.status === 401) return { kind: 'unauthorized', by: 'status', facts };
  const oauth = firstText(body, ['error']);
  if (answer.status <= 400 && oauth !== null && OAUTH_401.includes(oauth)) {
    return { kind: 'unauthorized', by: 'status', facts };
  }
  if (answer.status !== 200) return failed(httpError(answer, body, facts));
  return raw && !isEnvelope(body) ? rawOutcome(answer.body, body, facts) : envelopeOutcome(body, facts);
}

/** Reads what the token endpoint answered: tokens, a refusal in any of its three shapes, or a failure. */
export function tokenOutcomeOf(answer: WireAnswer): Outcome {
  const body = objectOf(answer.body);
  const facts = factsOf(answer, body);
  if (answer.status === 200 && firstText(body, ['access_token']) !== null)
    return { kind: 'data', data: body };
  // A refusal here concerns the credentials just sent, never the session: 401 is no reason to renew it.
  if ([200, 400, 401].includes(answer.status)) return failed(oauthError(body, facts));
  return failed(httpError(answer, body, facts));
}

function envelopeOutcome(body: Body, facts: Facts): Outcome {
  const code = codeOf(body);
  if (code === 200) return { kind: 'data', data: body['data'] };
  if (code === 401) return { kind: 'unauthorized', by: 'body', facts };
  if (code !== null) {
    const message = firstText(body, ['msg']) ?? facts.message;
    return failed(new BusinessError({ ...facts, message }, code));
  }
  if (isRefusal(body)) return failed(oauthError(body, facts));
  return failed(new ContractError('code', facts.requestId));
}

function rawOutcome(data: unknown, body: Body, facts: Facts): Outcome {
  return isRefusal(body) ? failed(oauthError(body, facts)) : { kind: 'data', data };
}

/** A raw output may have a `code` of its own; only an envelope also has a yes or no. */
function isEnvelope(body: Body): boolean {
  return codeOf(body) !== null && typeof body['success'] === 'boolean';
}

function isRefusal(body: Body): boolean {
  return oauthCodeOf(body) !== null && firstText(body, ['error_description']) !== null;
}

/** `error` is a word; `error_code` is one on some back ends and a number on others. */
function oauthCodeOf(body: Body): string | null {
  const { error_code: code } = body;
  return firstText(body, ['error', 'error_code']) ?? (typeof code === 'number' ? String(code) : null);
}

function oauthError(body: Body, facts: Facts): OAuthError {
  const message = firstText(body, ['error_description']) ?? facts.message;
  const code = codeOf(body);
  return new OAuthError({ ...facts, message }, oauthCodeOf(body) ?? (code === null ? null : String(code)));
}

function httpError(answer: WireAnswer, body: Body, facts: Facts): HttpError {
  const { status } = answer;
  return new HttpError(facts, { status, code: codeOf(body) ?? status, retryAfter: retryAfterOf(answer) });
}

/** `Retry-After` in seconds. A date is measured against the answer's own, so that no clock is asked. */
function retryAfterOf(answer: WireAnswer): number | null {
  const value = answer.header('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(answer.header('Date') ?? '')) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

function factsOf(answer: WireAnswer, body: Body): Facts {
  return { message: messageOf(body), requestId: answer.header('X-Request-Id') };
}

function failed(error: ApiError): Outcome {
  return { kind: 'failed', error };
}
