/** What Storybook's preview shows now, as far as needed here. */
interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

declare global {
  // The preview puts itself there; the runner of tests has none.
  var __STORYBOOK_PREVIEW__: Preview | undefined;
}

/**
 * Keeps a story that stands there several times, once for each brand, from playing: a play looks for each part once.
 * What a play opens or fills in is seen by choosing one brand, or with a width chosen: then each frame plays alone.
 */
export function playOnce({ globals }: { globals: Readonly<Record<string, unknown>> }): void {
  const options = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = globals['brand'] !== 'all';
}
