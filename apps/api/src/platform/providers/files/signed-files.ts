import { createHmac } from 'node:crypto';
import { sameText } from '../../auth/index.ts';
import type { Clock } from '../../runtime/index.ts';
import type { FileProvider } from '../types.ts';

/** Where the local file store answers, below the host that asks. */
export const FILES_PATH = '/api/files';

/**
 * Files on this machine, each behind an address that is signed and runs out. A sandbox: production keeps files in an
 * object store and gives out that store's own signed addresses.
 */
export function createSignedFiles(services: { secret: string }): FileProvider {
  return {
    sandbox: true,
    addressOf(file, expiresAt) {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      const path = file.split('/').map(encodeURIComponent).join('/');
      return `${FILES_PATH}/${path}?expires=${expires}&signature=${sign(services.secret, file, expires)}`;
    },
  };
}

/** Whether an address was given out by this server and has not run out. */
export function isSignedAddress(
  services: { secret: string; clock: Clock },
  address: { file: string; expires: number; signature: string },
): boolean {
  if (!Number.isSafeInteger(address.expires) || address.expires * 1000 < services.clock.now().getTime()) return false;
  return sameText(address.signature, sign(services.secret, address.file, address.expires));
}

function sign(secret: string, file: string, expires: number): string {
  return createHmac('sha256', secret).update(`${expires} ${file}`).digest('base64url');
}
