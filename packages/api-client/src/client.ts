import type { Call } from '@wutong/contract/calls';
import { token } from '@wutong/contract/calls/auth';
import { UNKNOWN_ERROR, UnauthorizedError } from './errors.ts';
import type { ClientOptions, PasswordForm, Tokens, TokenStore } from './options.ts';
import { createSession } from './session/session.ts';
import { refreshCredentials, tokensOf } from './sign-in/credentials.ts';
import { outcomeOf, tokenOutcomeOf, type Outcome } from './wire/outcome.ts';
import { outputOf, type SettledOutcome } from './wire/output.ts';
import { requestOf } from './wire/request.ts';
import { createTransport } from './wire/transport.ts';

/** How one call is made. */
export interface CallOptions {
  /** Gives the call up; it then rejects with the signal's reason instead of an ApiError. */
  signal?: AbortSignal | undefined;
  /** False: a 401 rejects as it is; nothing is renewed and no session ends because of it. Default true. */
  renew?: boolean;
}

/** Talks to a back end of the BladeX dialect. It reports and shows nothing. */
export interface Client {
  /**
   * Makes a call of the contract; rejects with an ApiError. A call that was answered 401 is repeated
   * once, with renewed tokens, where the session can be renewed.
   */
  call<Input extends object, Output>(
    call: Call<Input, Output>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ): Promise<Output>;
  /** Renews the session now; calls that fail meanwhile share it. Rejects like a call whose session is over. */
  refresh(): Promise<Tokens>;
  /** The store that the client was given. */
  readonly tokens: TokenStore;
  readonly tenantId: string;
  readonly passwordForm: PasswordForm;
  /** The time in ms since 1970, as the client's options give it. */
  readonly now: () => number;
}

/** Makes a client (spec section 7). */
export function createClient(options: ClientOptions): Client {
  const {
    baseUrl = '/api/',
    tenantId = '000000',
    timeout = 50_000,
    passwordForm = 'plain',
    tokens,
    now = Date.now,
  } = options;
  const transport = createTransport({ baseUrl, timeout });
  const basic = `Basic ${btoa(`${options.clientId}:${options.clientSecret}`)}`;
  const session = createSession({ ...options, exchangeRefreshToken });

  /** Sends a call once. Credentials speak for themselves: a token that may be stale is not sent with them. */
  async function attempt<Output>(
    call: Call<unknown, Output>,
    input: object,
    access: string,
    signal?: AbortSignal,
  ): Promise<{ outcome: Outcome; output: (outcome: SettledOutcome) => Output }> {
    const request = requestOf(call, input);
    const bearer = access && call.name !== token.name ? { 'Blade-Auth': `bearer ${access}` } : {};
    const headers = { Authorization: basic, 'Tenant-Id': tenantId, ...bearer, ...request.headers };
    const answer = await transport({ ...request, headers }, signal);
    const outcome = call.name === token.name ? tokenOutcomeOf(answer) : outcomeOf(answer, call.raw === true);
    return { outcome, output: (settled) => outputOf(call, answer, settled) };
  }

  async function call<Input extends object, Output>(
    named: Call<Input, Output>,
    input: NoInfer<Input>,
    { signal, renew = true }: CallOptions = {},
  ): Promise<Output> {
    const used = tokens.read();
    const first = await attempt(named, input, used?.access ?? '', signal);
    if (first.outcome.kind !== 'unauthorized') return first.output(first.outcome);
    if (!renew) throw new UnauthorizedError(first.outcome.facts, used ? 'expired' : 'visitor');

    const renewed = await session.renew(used, first.outcome.facts);
    const second = await attempt(named, input, renewed.access, signal);
    if (second.outcome.kind !== 'unauthorized') return second.output(second.outcome);
    // A new token is good: HTTP 401 to it means that the user lacks a right, which no refresh can give.
    if (second.outcome.by === 'status') throw new UnauthorizedError(second.outcome.facts, 'forbidden');
    session.lose('still-refused');
    throw new UnauthorizedError(second.outcome.facts, 'expired');
  }

  async function exchangeRefreshToken(refreshToken: string): Promise<Tokens> {
    return tokensOf(await call(token, refreshCredentials(refreshToken, tenantId)), now());
  }

  return {
    call,
    refresh: () => session.renew(tokens.read(), { message: UNKNOWN_ERROR, requestId: null }),
    tokens,
    tenantId,
    passwordForm,
    now,
  };
}
