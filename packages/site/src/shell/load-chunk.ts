/** A part of the site's code that did not arrive in time, or not at all (spec section 8). */
export class ChunkFailed extends Error {
  override readonly name = 'ChunkFailed';
}

/** So long in ms a page waits for its code (spec section 8). */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads code by `import()`; rejects with ChunkFailed when it can't be fetched or takes over 120 seconds. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailed('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    // Browsers say it in words of their own, all as a TypeError of the import itself.
    if (error instanceof TypeError) throw new ChunkFailed(error.message, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
