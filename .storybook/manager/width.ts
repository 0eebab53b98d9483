import type { API } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

/** The toolbar's widths as Storybook's own viewports know them. */
const VIEWPORTS: Readonly<Record<string, string>> = { 360: 'phone', 768: 'tablet', 1440: 'desk' };

interface Told {
  globals: Readonly<Record<string, unknown>>;
}

function viewportOf(globals: Told['globals']): string | undefined {
  const { viewport } = globals;
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport && typeof viewport.value === 'string'
    ? viewport.value
    : undefined;
}

/**
 * Gives the preview the width of the toolbar. With all brands it keeps the whole window: there each brand stands in a
 * frame of that width.
 */
export function followWidth(api: API): void {
  let followed: unknown;
  const follow = ({ globals }: Told): void => {
    const { brand, width } = globals;
    const state = `${String(brand === 'all')} ${String(width)}`;
    if (state === followed) return;
    followed = state;
    const value = brand === 'all' ? undefined : VIEWPORTS[String(width)];
    if (viewportOf(globals) !== value) api.updateGlobals({ viewport: { value, isRotated: false } });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
}
