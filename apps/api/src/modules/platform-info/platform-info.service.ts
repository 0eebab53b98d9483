import type { Handle } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { findPlatformByHost } from '../../platform/tenancy/index.ts';

/**
 * The platform that answers on a host name, or undefined. Browsers send what they have: `location.host` with a port,
 * or a whole address.
 */
export async function platformOfHost(db: Handle, domain: string): Promise<Platform | undefined> {
  return await findPlatformByHost(db, hostName(domain));
}

function hostName(domain: string): string {
  const host = domain.trim().toLowerCase().replace(/^https?:\/\//, '');
  return host.replace(/[/?#].*$/, '').replace(/:\d+$/, '');
}
