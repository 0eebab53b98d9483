/** A part of the page as assistive technology finds it: an ARIA role and an accessible name. */
export interface Part {
  readonly role: string;
  readonly name?: string | RegExp;
  /** Which of several alike, from 0. */
  readonly nth?: number;
}

/** What must be true after a key: one fact, told in terms of parts. */
export type Outcome =
  | { readonly focus: Part }
  | { readonly shown: Part }
  | { readonly gone: Part }
  | { readonly part: Part; readonly has: Readonly<Record<string, string | null>> }
  | { readonly part: Part; readonly value: string }
  | { readonly part: Part; readonly checked: boolean }
  /** A callback among the story's args that the key has called. */
  | { readonly called: string };

/** One row of a component's keyboard table, and one step of the interaction test that plays the table. */
export interface KeyRow {
  /** In the notation of user-event: `{ArrowDown}`, `{Shift>}{Tab}{/Shift}`, ` ` for the space bar. */
  readonly press: string;
  /** What the press does, as the table says it: `moves to the next tab`. */
  readonly does: string;
  /** Where the focus stands before; left out, it stays where the row before left it. */
  readonly from?: Part;
  readonly expect: readonly [Outcome, ...Outcome[]];
}

/** The keyboard table of a component, in the order in which its test plays it. */
export type Keyboard = readonly [KeyRow, ...KeyRow[]];

const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc', PageUp: 'Page Up', PageDown: 'Page Down',
};

/** The keys of a row as a reader knows them, one string a key: `['Shift', 'Tab']`. */
export function keysOf(press: string): string[] {
  return press
    .split(/(\{\/?[A-Za-z]+>?\})/)
    .filter((part) => part !== '' && !part.startsWith('{/'))
    .map((part) => part.replace(/^\{([A-Za-z]+)>?\}$/, '$1'))
    .map((key) => (key === ' ' ? 'Space' : (SIGNS[key] ?? key)));
}
