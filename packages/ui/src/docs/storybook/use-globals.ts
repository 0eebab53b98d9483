import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

const NONE: Globals = {};

let known: Globals = NONE;

function lastOf(event: string): Globals | undefined {
  const [told]: { globals?: Globals }[] = addons.getChannel().last(event) ?? [];
  return told?.globals;
}

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  const hear = ({ globals }: { globals: Globals }): void => {
    known = globals;
    changed();
  };
  channel.on(GLOBALS_UPDATED, hear);
  return () => channel.off(GLOBALS_UPDATED, hear);
}

/** What the toolbar says, on a page that is no story. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => {
    if (known === NONE) known = lastOf(GLOBALS_UPDATED) ?? lastOf(SET_GLOBALS) ?? NONE;
    return known;
  });
}
