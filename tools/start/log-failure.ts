/** Tells the operator what a visitor only sees the number of. */
export function logFailure(requestId: string, error: unknown): void {
  console.error(`[${requestId}]`, error);
}
