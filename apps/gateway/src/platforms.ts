import type { DomainRecord } from '@wutong/domain';

/** What is known about the platform of a host at this moment. */
export type Resolution =
  | { readonly kind: 'found'; readonly platform: DomainRecord }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** Looks platforms up in the database and remembers what it last said, for the time when it says nothing. */
export type PlatformLookup = {
  /** Asks the database; when that fails, what it last said about the host. */
  readonly ask: (host: string) => Promise<Resolution>;
  /** What was last said about the host if anything, else asks: enough for a file of a build. */
  readonly recall: (host: string) => Promise<Resolution>;
};

/** How long a visitor waits for the domain record before the page goes without the database, in ms. */
const PATIENCE = 3_000;

function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no domain record within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Makes a lookup over the API's `resolvePlatform`. Only hosts that the database knows are remembered. */
export function createPlatformLookup(
  resolvePlatform: (host: string) => Promise<DomainRecord | null | undefined>,
  patience = PATIENCE,
): PlatformLookup {
  const lastKnown = new Map<string, DomainRecord>();

  async function ask(host: string): Promise<Resolution> {
    try {
      const platform = (await within(resolvePlatform(host), patience)) ?? null;
      if (platform === null) {
        lastKnown.delete(host);
        return { kind: 'unknown' };
      }
      lastKnown.set(host, platform);
      return { kind: 'found', platform };
    } catch (cause) {
      const platform = lastKnown.get(host);
      return platform === undefined ? { kind: 'unavailable', cause } : { kind: 'found', platform };
    }
  }

  async function recall(host: string): Promise<Resolution> {
    const platform = lastKnown.get(host);
    return platform === undefined ? ask(host) : { kind: 'found', platform };
  }

  return { ask, recall };
}
