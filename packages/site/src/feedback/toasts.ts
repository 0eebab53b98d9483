import type { ToastMessage } from '@wutong/ui/components/toast';

/** How long a toast stays, in milliseconds. The login notice is shown for one second (spec section 8). */
export const TOAST_MS = { short: 1_000, normal: 3_000, danger: 5_000 } as const;

/** The toasts that are shown now. */
export interface ToastStore {
  read(): readonly ToastMessage[];
  subscribe(listener: () => void): () => void;
  show(tone: ToastMessage['tone'], text: string, forMs?: number): void;
  dismiss(id: string): void;
}

/** A list of toasts that empties itself. The same text twice is one toast. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly ToastMessage[] = [];
  let lastId = 0;

  const change = (next: readonly ToastMessage[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: string) => change(toasts.filter((toast) => toast.id !== id));

  return {
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (tone, text, forMs = tone === 'danger' ? TOAST_MS.danger : TOAST_MS.normal) => {
      const others = toasts.filter((toast) => toast.text !== text);
      const id = String(++lastId);
      change([...others, { id, tone, text }]);
      setTimeout(() => dismiss(id), forMs);
    },
    dismiss,
  };
}
