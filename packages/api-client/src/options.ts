import type { SessionEnd } from './session/session-end.ts';

/** The tokens of a session. */
export interface Tokens {
  /** Sent as `Blade-Auth: bearer ...`; empty when only the refresh token is left. */
  access: string;
  /** Exchanged for new tokens once the access token has expired; null where the back end gave none. */
  refresh: string | null;
  /** When the back end stops taking the access token, in ms since 1970; left out where it did not say. */
  expiresAt?: number | undefined;
}

/** Where the tokens are kept; the client itself knows no storage. */
export interface TokenStore {
  /** The tokens as they are now, for example after another tab renewed them; null for a visitor. */
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
}

/** How a password is prepared before it travels; the back end decides, so a branch says which. */
export type PasswordForm = 'plain' | 'md5';

/** One refresh, as it waits for its turn among all holders of the same tokens. */
export interface RefreshTurn {
  task: () => Promise<Tokens>;
  /** The refresh token that the task means to spend. */
  spends: string;
  /** The refresh token that stands in the store at this moment. */
  seen: () => string | null | undefined;
}

/** What a client needs to know. */
export interface ClientOptions {
  /** Where the paths of the contract start; default `/api/`. */
  baseUrl?: string;
  /** Public name of the client for `Authorization: Basic ...`. */
  clientId: string;
  /** Its public counterpart; no secret by nature, since every browser has it. */
  clientSecret: string;
  /** `Tenant-Id` of every call; default `000000` (spec section 9). */
  tenantId?: string;
  /** Milliseconds until a call is given up; default 50,000 (spec section 9). */
  timeout?: number;
  /** Default `plain`, which relies on TLS. */
  passwordForm?: PasswordForm;
  /** Whether an expired session may be renewed by its refresh token; default true. */
  refreshAllowed?: boolean;
  tokens: TokenStore;
  /**
   * Runs its task while no other holder of the same token store (another tab) runs one; by default at once. A
   * refresh token must be spent once only, so refreshes go through here.
   */
  exclusively?: (turn: RefreshTurn) => Promise<Tokens>;
  /** The time in ms since 1970; default the system's. */
  now?: () => number;
  /** Called once when a session ends against the user's will, after its tokens are cleared. */
  onSessionLost?: (end: SessionEnd) => void;
}
