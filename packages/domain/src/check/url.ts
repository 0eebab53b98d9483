/** Whether a text is an address on the web: it begins with `http://` or `https://` (spec section 5). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}
