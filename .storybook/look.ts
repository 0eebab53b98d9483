/** The widths of the toolbar in px; `auto` is the window's own. */
export const WIDTHS = ['auto', '360', '768', '1440'] as const;

/** Chinese, or the made-up language that shows hard-coded texts and tight places. */
export const LANGUAGES = ['zh-CN', 'pseudo'] as const;

/** What the toolbar says about everything that is shown. */
export interface Look {
  readonly brand: unknown;
  readonly scheme: unknown;
  /** In px; null is the window's own. */
  readonly width: number | null;
  readonly language: (typeof LANGUAGES)[number];
  /** Whether the columns of the layout are drawn over the page. */
  readonly grid: boolean;
  /** Whether React looks twice for what a component keeps from a render. */
  readonly strict: boolean;
}

/** Reads the toolbar's globals; what the address spells wrong counts as not said. */
export function lookOf(globals: Readonly<Record<string, unknown>>): Look {
  const width = Number(globals['width']);
  return {
    brand: globals['brand'],
    scheme: globals['scheme'],
    width: WIDTHS.some((known) => known === String(width)) ? width : null,
    language: globals['language'] === 'pseudo' ? 'pseudo' : 'zh-CN',
    grid: globals['grid'] === true,
    strict: globals['strict'] === true,
  };
}
