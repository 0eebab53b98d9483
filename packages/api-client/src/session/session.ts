import { UnauthorizedError, isApiError, type Facts } from '../errors.ts';
import type { ClientOptions, Tokens } from '../options.ts';
import type { SessionEnd } from './session-end.ts';

/** What a session needs: the token store, and how a refresh token is exchanged for new tokens. */
export interface SessionOptions extends Pick<ClientOptions, 'tokens' | 'refreshAllowed' | 'onSessionLost' | 'exclusively'> {
  /** Throws OAuthError when the back end refuses the refresh token. */
  exchangeRefreshToken(refreshToken: string): Promise<Tokens>;
}

/** Keeps a session alive over 401s. */
export interface Session {
  /**
   * Tokens to repeat a call with that was answered 401. `used` are the tokens it was sent with. Calls
   * that fail at the same time share one refresh. Throws UnauthorizedError where there is nothing to
   * repeat with, or the failure of the refresh itself, which leaves the tokens alone unless they were refused.
   */
  renew(used: Tokens | null, facts: Facts): Promise<Tokens>;
  /** Ends the session against the user's will: tokens cleared, told once. */
  lose(end: SessionEnd): void;
}

/** The session of a client. */
export function createSession(options: SessionOptions): Session {
  const { tokens, refreshAllowed = true, exclusively = ({ task }) => task() } = options;
  let running: Promise<Tokens> | undefined;

  function lose(end: SessionEnd): void {
    // Calls that fail together must not each report the one session that ended.
    if (tokens.read() === null) return;
    tokens.clear();
    options.onSessionLost?.(end);
  }

  async function exchange(refreshToken: string, facts: Facts): Promise<Tokens> {
    try {
      const renewed = await options.exchangeRefreshToken(refreshToken);
      // Who signed out or in meanwhile meant it: a late answer must not bring the old session back.
      if (tokens.read()?.refresh === refreshToken) tokens.write(renewed);
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.kind !== 'oauth') throw thrown;
      // Where tabs have no lock in common, another may have used the token up first: its new ones are in the store.
      if (tokens.read()?.refresh === refreshToken) lose('refresh-refused');
      if (tokens.read() === null) throw new UnauthorizedError(thrown, 'expired');
    }
    return held(facts);
  }

  /** The tokens that are there now; throws UnauthorizedError when the session ended meanwhile. */
  function held(facts: Facts): Tokens {
    const current = tokens.read();
    if (current === null) throw new UnauthorizedError(facts, 'expired');
    return current;
  }

  async function refresh(used: Tokens, facts: Facts): Promise<Tokens> {
    const task = async (): Promise<Tokens> => {
      // While this tab waited for its turn, another may have renewed the session for all.
      const current = held(facts);
      if (current.access !== used.access || current.refresh === null) return current;
      return exchange(current.refresh, facts);
    };
    return exclusively({ task, spends: used.refresh ?? '', seen: () => tokens.read()?.refresh });
  }

  async function renew(used: Tokens | null, facts: Facts): Promise<Tokens> {
    if (used === null) throw new UnauthorizedError(facts, 'visitor');
    const current = held(facts);
    if (current.access !== used.access) return current;
    if (!current.refresh || !refreshAllowed) {
      lose('not-renewable');
      throw new UnauthorizedError(facts, 'expired');
    }
    running ??= refresh(current, facts).finally(() => {
      running = undefined;
    });
    return running;
  }

  return { renew, lose };
}
