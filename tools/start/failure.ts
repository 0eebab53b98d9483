/** A start that cannot go on, told in one sentence with the way out. Nothing was changed when it is thrown. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/**
 * The sentence for the operator when an error is one that was foreseen: a `StartFailure`, one of the database's (they
 * carry a `reason`), or the refusal to run a sandbox in production; null for anything else, which is a mistake in the code and deserves its stack.
 */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof StartFailure) return error.message;
  if (!(error instanceof Error)) return null;
  const foreseen = ('reason' in error && typeof error.reason === 'string') || error.name === 'UnfitForProduction';
  return foreseen ? error.message : null;
}
