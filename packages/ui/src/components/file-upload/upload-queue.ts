/** A file that the back end keeps. */
export interface StoredFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Where it can be looked at; null where it cannot. */
  url: string | null;
}

/**
 * Sends one file. Tells how far it is, from 0 to 1, as often as it knows, and stops when the signal says so. Rejects
 * where the file was not taken.
 */
export type UploadFile = (
  file: File, options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<StoredFile>;

/** Where a file stands on its way. `slow` says that nothing has moved for a while. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; fraction: number; slow: boolean }
  | { status: 'failed'; reason: 'failed' | 'stalled' };

/** A file that is not stored yet. */
export interface UploadItem {
  key: string;
  file: File;
  state: UploadState;
}

/** How many files are on their way at once; more would only share the same line. */
const AT_ONCE = 2;

/** Milliseconds without progress: after the first it says so, after the second it gives up, so that no wait is endless. */
export const SLOW_AFTER = 10_000;
export const STALLED_AFTER = 60_000;

/** What the queue needs of whoever owns it. */
interface Owner {
  upload: UploadFile;
  /** The items have changed. */
  onItems: (items: readonly UploadItem[]) => void;
  /** A file is stored; it is no item any more. */
  onStored: (file: StoredFile) => void;
}

/** Files on their way, two at a time, in the order in which they were chosen. Nothing is sent before it serves an owner. */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  readonly #running = new Map<string, () => void>();
  #owner: Owner | null = null;
  #made = 0;
  #handingOver = false;

  /** Takes the owner's functions of the moment: they may be others at every render. */
  serve(owner: Owner): void {
    this.#owner = owner;
  }

  add(files: readonly File[]): void {
    const made = files.map((file): UploadItem => ({ key: String((this.#made += 1)), file, state: { status: 'waiting' } }));
    this.#show([...this.#items, ...made]);
  }

  retry(key: string): void {
    this.#set(key, { status: 'waiting' });
  }

  /** Stops a file and forgets it. */
  remove(key: string): void {
    this.#running.get(key)?.();
    this.#show(this.#items.filter((item) => item.key !== key));
  }

  /** Stops everything, because its owner leaves. */
  stop(): void {
    for (const halt of this.#running.values()) halt();
    this.#items = [];
  }

  #set(key: string, state: UploadState): void {
    this.#show(this.#items.map((item) => (item.key === key ? { ...item, state } : item)));
  }

  #show(items: readonly UploadItem[]): void {
    this.#items = items;
    this.#owner?.onItems(items);
    this.#sendNext();
  }

  #sendNext(): void {
    // A sender may tell its progress before it has returned: the next file waits until the one before is on its way.
    if (this.#handingOver) return;
    const next = this.#items.find((item) => item.state.status === 'waiting');
    if (next && this.#owner && this.#running.size < AT_ONCE) this.#send(next, this.#owner);
  }

  #send({ key, file }: UploadItem, owner: Owner): void {
    const control = new AbortController();
    let timers: ReturnType<typeof setTimeout>[] = [];
    /** Ends this sending once; what comes after it is not heard. */
    const halt = (): void => {
      timers.forEach(clearTimeout);
      this.#running.delete(key);
      control.abort();
    };
    const moved = (fraction: number): void => {
      if (control.signal.aborted) return;
      timers.forEach(clearTimeout);
      timers = [
        setTimeout(() => this.#set(key, { status: 'sending', fraction, slow: true }), SLOW_AFTER),
        setTimeout(() => fail('stalled'), STALLED_AFTER),
      ];
      this.#set(key, { status: 'sending', fraction: Math.min(1, Math.max(0, fraction)), slow: false });
    };
    const fail = (reason: 'failed' | 'stalled'): void => {
      if (control.signal.aborted) return;
      halt();
      this.#set(key, { status: 'failed', reason });
    };
    const stored = (result: StoredFile): void => {
      if (control.signal.aborted) return;
      halt();
      this.#owner?.onStored(result);
      this.#show(this.#items.filter((item) => item.key !== key));
    };
    this.#running.set(key, halt);
    let known = 0;
    const onProgress = (fraction: number): void => {
      known = fraction;
      moved(fraction);
    };
    this.#handingOver = true;
    // A sender that throws has failed as well.
    const sending = new Promise<StoredFile>((resolve) => { resolve(owner.upload(file, { onProgress, signal: control.signal })); });
    this.#handingOver = false;
    // Heard before it is shown, since showing it starts the next one.
    sending.then(stored, () => fail('failed'));
    moved(known);
  }
}
