import type { KeyboardEvent } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** What Tab reaches inside an element, in the order of the page. */
function tabStops(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Leads Tab from the last control of a dialog to its first and Shift+Tab back (WAI-ARIA dialog): left alone, the
 * browser would go through its own buttons in between.
 */
export function tabRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = tabStops(event.currentTarget);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== edge && !(event.shiftKey && activeElement === event.currentTarget)) return;
  event.preventDefault();
  other?.focus();
}
