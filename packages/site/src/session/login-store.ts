/**
 * Why the login dialog is open: the visitor chose it, a page asked for it, or the server ended the
 * session. After the last two, the page that was asked for is shown.
 */
export type LoginRequest =
  | { kind: 'choice' }
  | { kind: 'asked'; reason: string; returnTo: string }
  | { kind: 'lost'; reason: string; returnTo: string };

/** Whether the login dialog is open, and why. */
export interface LoginStore {
  read(): LoginRequest | null;
  subscribe(listener: () => void): () => void;
  open(request?: LoginRequest): void;
  close(): void;
}

/** A closed login dialog. */
export function createLoginStore(): LoginStore {
  const listeners = new Set<() => void>();
  let request: LoginRequest | null = null;
  const change = (next: LoginRequest | null) => {
    request = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => request,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (next = { kind: 'choice' }) => change(next),
    close: () => change(null),
  };
}
