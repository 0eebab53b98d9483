/** The mark of the brand around it, from its theme; the platform's name beside it says whose it is. */
export function BrandMark() {
  return <span className="wt-mark" data-brand-mark aria-hidden />;
}
