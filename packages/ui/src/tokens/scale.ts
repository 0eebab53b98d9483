import { buildType, type TypeChoice } from './type-scale.ts';

/** How close things stand: `compact` trims rows, cards and controls for branches with long lists. */
export type Density = 'comfortable' | 'compact';

const px = (value: number): string => `${value}px`;

const densities = {
  comfortable: {
    control: { sm: px(32), md: px(40), lg: px(48) },
    row: px(12), card: px(16), section: px(48), grid: px(24),
  },
  compact: {
    control: { sm: px(30), md: px(38), lg: px(46) },
    row: px(8), card: px(14), section: px(40), grid: px(20),
  },
} as const;

/**
 * Everything that does not differ between light and dark: the 8 px rhythm, type, corners, layers, motion, and
 * the component tokens derived from them. `corner` is the brand's corner in px, `type` its fonts and sizes.
 */
export function buildScale(corner: number, density: Density, type: TypeChoice = {}) {
  const dense = densities[density];
  const radius = { sm: px(Math.round(corner * 0.67)), md: px(corner), lg: px(Math.round(corner * 1.5)), full: px(999) };
  return {
    space: {
      none: px(0), hair: px(2), xxs: px(4), xs: px(8), sm: px(12), md: px(16), lg: px(24), xl: px(32), xxl: px(48),
      huge: px(64),
    },
    radius,
    font: buildType(type),
    motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
    z: { sticky: '100', header: '200', floating: '300', overlay: '1000', toast: '1100' },
    container: { narrow: px(480), reading: px(720), page: px(1200), gutter: px(16) },
    stroke: { thin: px(1), thick: px(2), ring: px(2), ringOffset: px(2), icon: '1.5' },
    icon: { tick: px(18), sm: px(16), md: px(20), lg: px(24), xl: px(40) },
    density: dense,
    button: { radius: radius.md, paddingInline: px(16) },
    field: { radius: radius.md, paddingInline: px(12) },
    card: { radius: radius.lg, padding: dense.card },
    tag: { radius: radius.sm },
    overlay: { radius: px(Math.round(corner * 2)), width: px(520), drawer: px(360) },
    table: { radius: radius.lg, cell: dense.row, gap: px(16) },
    header: { mark: px(40), markNarrow: px(28), row: dense.control.lg },
  };
}

/** The scheme-independent half of a resolved theme. */
export type ScaleTokens = ReturnType<typeof buildScale>;
