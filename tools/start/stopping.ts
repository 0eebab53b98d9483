/** The wish to stop, from Ctrl-C, a termination signal, or the death of the process that started this one. */
export type Stopping = {
  /** Aborted when the wish is there. */
  readonly signal: AbortSignal;
  /** Resolves when the wish is there. */
  readonly wished: Promise<void>;
};

/** How long the putting-away may take before the process ends anyway, in ms. */
const PATIENCE = 15_000;

/**
 * Listens for the wish to stop. Repeated signals are one wish: a terminal sends Ctrl-C to every process of the
 * group, and npm passes it on once more.
 */
export function listenForStop(): Stopping {
  const controller = new AbortController();
  const wished = new Promise<void>((resolve) => {
    const stop = (): void => {
      if (controller.signal.aborted) return;
      controller.abort();
      setTimeout(() => process.exit(1), PATIENCE).unref();
      resolve();
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
    process.on('disconnect', stop);
  });
  // The channel to the parent alone must not keep this process alive.
  process.channel?.unref();
  return { signal: controller.signal, wished };
}
