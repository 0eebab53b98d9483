/** Who is asked for, read from the host name alone; which platform a site host is, only the database knows. */
export type Destination =
  | { kind: 'hub' }
  | { kind: 'api' }
  | { kind: 'storybook' }
  | { kind: 'site'; host: string }
  | { kind: 'malformed' };

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** The host name of a `Host` header in lower case, without port and trailing dot; null when it is none. */
export function hostName(header: string | undefined): string | null {
  if (header === undefined) return null;
  const bare = header.trim().toLowerCase();
  if (/^\[::1\](:\d+)?$/.test(bare)) return '::1';
  const name = bare.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  return HOST_NAME.test(name) ? name : null;
}

/**
 * Sorts a request by its host name. The services live beside the base host (`localhost` unless told):
 * `api.<base>` and `storybook.<base>`; the base itself and the loopback's addresses are the hub that
 * links everything; every other name is a site's.
 */
export function destinationOf(header: string | undefined, baseHost = 'localhost'): Destination {
  const host = hostName(header);
  if (host === null) return { kind: 'malformed' };
  if (host === baseHost || host === '127.0.0.1' || host === '::1') return { kind: 'hub' };
  if (host === `api.${baseHost}`) return { kind: 'api' };
  if (host === `storybook.${baseHost}`) return { kind: 'storybook' };
  return { kind: 'site', host };
}
