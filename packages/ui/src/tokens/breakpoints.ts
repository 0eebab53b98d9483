/** Widths in px at which layouts change; constants, because media queries cannot read custom properties. */
export const breakpoints = { phone: 480, tablet: 768, desk: 1024, wide: 1280 } as const;

/** Media queries over the breakpoints: `@media ${media.desk} { ... }`. Styles start from the phone. */
export const media = {
  phone: `(min-width: ${breakpoints.phone}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  desk: `(min-width: ${breakpoints.desk}px)`,
  belowDesk: `(max-width: ${breakpoints.desk - 0.02}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;
