import type { Provider, Providers } from './types.ts';

/** The names of the providers that only pretend. */
export function sandboxNames(providers: Providers): string[] {
  const { payments, ...others } = providers;
  const all: [string, Provider][] = [
    ...Object.entries(others),
    ...Object.entries(payments).map(([channel, provider]): [string, Provider] => [`payments.${channel}`, provider]),
  ];
  return all.filter(([, provider]) => provider.sandbox).map(([name]) => name);
}

/** A production server would run with something that only suits development. */
export class UnfitForProduction extends Error {
  override readonly name = 'UnfitForProduction';
}

/**
 * Refuses sandbox providers (also when none are set up, since those are the default) and the default secret in
 * production. Throws UnfitForProduction with the way out.
 */
export function checkProduction(providers: Providers | undefined, secret: { value: string; standard: string }): void {
  const names = providers ? sandboxNames(providers) : ['all'];
  if (names.length > 0) {
    throw new UnfitForProduction(
      `NODE_ENV=production refuses sandbox providers (${names.join(', ')}); set up real ones, ` +
        'or start a demonstration without it: env -u NODE_ENV npm start',
    );
  }
  if (secret.value === secret.standard || secret.value.length < 32) {
    throw new UnfitForProduction(
      'NODE_ENV=production refuses the default or a short secret; set one: ' +
        'export WUTONG_SECRET="$(openssl rand -base64 48)"',
    );
  }
}
