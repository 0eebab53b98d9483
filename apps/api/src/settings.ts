import type { ClientCredential } from './platform/auth/index.ts';

/** What an operator may set, read once from the environment. */
export interface Settings {
  databaseUrl: string | undefined;
  dataDir: string;
  port: number;
  /** Address under which browsers reach the API's own host; payment codes start with it. */
  apiUrl: string;
  /** Signs what leaves the server and comes back: short codes, file addresses, sandbox notifications. */
  secret: string;
  client: ClientCredential;
  production: boolean;
  trustProxy: boolean;
}

/** Stands in until an operator sets one; a production server refuses to start with it. */
export const DEFAULT_SECRET = 'wutong-development-secret';

/** The client credential of the sites. Every browser carries it, so it identifies and protects nothing. */
export const DEFAULT_CLIENT: ClientCredential = { id: 'wutong', secret: 'wutong_secret' };

/** Reads the settings from environment variables; see the API's README for their names. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env['PORT'] || 3000);
  return {
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['WUTONG_DATA'] || '.data',
    port,
    apiUrl: (env['WUTONG_API_URL'] || `http://api.localhost:${port}`).replace(/\/+$/, ''),
    secret: env['WUTONG_SECRET'] || DEFAULT_SECRET,
    client: {
      id: env['WUTONG_CLIENT_ID'] || DEFAULT_CLIENT.id,
      secret: env['WUTONG_CLIENT_SECRET'] || DEFAULT_CLIENT.secret,
    },
    production: env['NODE_ENV'] === 'production',
    trustProxy: env['WUTONG_TRUST_PROXY'] === '1',
  };
}
