/** What the user reads where an answer says nothing (spec section 8). */
export const UNKNOWN_ERROR = '未知错误';

/** What every failure carries besides its kind. */
export interface Facts {
  /** The sentence for the user, as the back end worded it. */
  message: string;
  /** The answer's `X-Request-Id`, for the small print of an error; null without an answer. */
  requestId: string | null;
}

/** What all failures of a call have in common. */
abstract class FailedCall extends Error {
  /** The answer's `X-Request-Id`; null without an answer or where it has none. */
  readonly requestId: string | null;

  constructor({ message, requestId }: Facts) {
    super(message);
    this.name = 'ApiError';
    this.requestId = requestId;
  }
}

/** No answer came. It rejects and is never a toast (spec section 8); the screen says so itself. */
export class NetworkError extends FailedCall {
  readonly kind = 'network';
  /** `timeout`: no answer within the time; `unreachable`: no connection. */
  readonly reason: 'timeout' | 'unreachable';

  constructor(reason: NetworkError['reason']) {
    super({ message: UNKNOWN_ERROR, requestId: null });
    this.reason = reason;
  }
}

/**
 * Why a 401 stayed one. `visitor`: nobody is signed in; `expired`: the session is over and its tokens
 * are gone; `forbidden`: the session is good, but its user lacks the right, so signing in again can't help.
 */
export type UnauthorizedReason = 'visitor' | 'expired' | 'forbidden';

/** The call needs a session, or a right, that the user does not have. */
export class UnauthorizedError extends FailedCall {
  readonly kind = 'unauthorized';
  readonly reason: UnauthorizedReason;

  constructor(facts: Facts, reason: UnauthorizedReason) {
    super(facts);
    this.reason = reason;
  }
}

/** The answer's HTTP status is neither 200 nor 401. */
export class HttpError extends FailedCall {
  readonly kind = 'http';
  readonly status: number;
  /** The body's own code where it has one, else the status. */
  readonly code: number;
  /** Seconds after which the back end wants to be asked again; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(facts: Facts, answer: { status: number; code: number; retryAfter: number | null }) {
    super(facts);
    this.status = answer.status;
    this.code = answer.code;
    this.retryAfter = answer.retryAfter;
  }
}

/** HTTP 200 whose body says that the business refused: a code other than 200. */
export class BusinessError extends FailedCall {
  readonly kind = 'business';
  readonly code: number;

  constructor(facts: Facts, code: number) {
    super(facts);
    this.code = code;
  }
}

/** The token endpoint refused the credentials; the message is its `error_description`. */
export class OAuthError extends FailedCall {
  readonly kind = 'oauth';
  /** Its `error`, `error_code` or `code`; null where it names none. */
  readonly code: string | null;

  constructor(facts: Facts, code: string | null) {
    super(facts);
    this.code = code;
  }
}

/** Question or answer is not what the contract says. */
export class ContractError extends FailedCall {
  readonly kind = 'contract';
  /** The field that is wrong, under its name on the wire; empty for the whole body. */
  readonly path: string;

  constructor(path: string, requestId: string | null = null) {
    super({ message: UNKNOWN_ERROR, requestId });
    this.path = path;
  }
}

/** Every way in which a call fails; told apart by `kind`. A call that its caller aborted is none of them. */
export type ApiError =
  NetworkError | UnauthorizedError | HttpError | BusinessError | OAuthError | ContractError;

/** Whether something that was thrown is a failed call. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof FailedCall;
}
