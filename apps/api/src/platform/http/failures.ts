import type { Operation } from '@wutong/contract';

/**
 * A call that is refused for a reason its user should read. `status` is the HTTP status and the envelope's code;
 * the message is Chinese. Thrown anywhere, answered in one place.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly status: number;
  /** Seconds after which another try may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Input that breaks a rule; the message names the field. */
export class BadInput extends Refusal {
  override readonly name = 'BadInput';

  constructor(message: string) {
    super(400, message);
  }
}

/** No valid session where one is needed. */
export class NotSignedIn extends Refusal {
  override readonly name = 'NotSignedIn';

  constructor() {
    super(401, '请先登录');
  }
}

/** Signed in, but as a kind of user that may not do this. Refreshing the session would not help. */
export class WrongRole extends Refusal {
  override readonly name = 'WrongRole';

  constructor() {
    super(403, '当前账号没有权限进行此操作');
  }
}

/** Asked too often. */
export class TooManyRequests extends Refusal {
  override readonly name = 'TooManyRequests';

  constructor(message: string, retryAfter: number) {
    super(429, message, retryAfter);
  }
}

/**
 * A refusal of the token call, in the shape of OAuth 2 that clients of this family read: HTTP 400 with
 * `error_description`, never 401 - older clients wait for ever on their own refresh.
 */
export class TokenRefused extends Refusal {
  override readonly name = 'TokenRefused';
  /** The OAuth 2 error name. */
  readonly error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

  constructor(error: TokenRefused['error'], message: string) {
    super(400, message);
    this.error = error;
  }
}

/** The refusal that an operation's contract declares for a code, with its sentence. */
export function refusal<T extends Operation>(operation: T, code: keyof T['errors'] & number): Refusal {
  const message = operation.errors[code];
  if (message === undefined) throw new Error(`Operation ${operation.name} declares no error ${code}`);
  return new Refusal(code, message);
}
