/**
 * A code as it was meant: spaces and hyphens between groups left out, full-width signs of a Chinese keyboard made
 * narrow, letters in capitals.
 */
export function asWritten(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}
