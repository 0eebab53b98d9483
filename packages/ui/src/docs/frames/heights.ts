/** The height in px of the first view at a width: what is seen before anybody scrolls. */
export function heightOf(width: number): number {
  if (width < 480) return 780;
  return width < 1024 ? 1024 : 900;
}
