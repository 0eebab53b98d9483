import { useSyncExternalStore } from 'react';
import { ToastRegion } from '@wutong/ui/components/toast';
import type { ToastMessage } from '@wutong/ui/components/toast';
import { useSite } from './site-context.ts';

const NONE: readonly ToastMessage[] = [];

/** The site's toasts. */
export function Toasts() {
  const { toasts } = useSite();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  return <ToastRegion toasts={shown} onClose={toasts.dismiss} />;
}
