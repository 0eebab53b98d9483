import type { SWRConfiguration } from 'swr';
import { toastOf } from '../errors/failure.ts';
import type { ToastStore } from '../feedback/toasts.ts';

/**
 * How reads behave everywhere. Nothing is asked again behind the reader's back: a failed screen offers
 * its own way to try again, and courses don't change while a tab is hidden.
 */
export function swrOptions(toasts: ToastStore): SWRConfiguration {
  return {
    // A store for each site, so that two on one page (or two stories) never share what they read.
    provider: () => new Map(),
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    dedupingInterval: 2_000,
    onError: (error: unknown) => {
      const text = toastOf(error);
      if (text) toasts.show('danger', text);
    },
  };
}
