import { expect, isMockFunction, userEvent, waitFor, within } from 'storybook/test';
import type { Keyboard, KeyRow, Outcome, Part } from './keyboard.ts';

/** What of a story's context the player needs. */
interface Stage {
  canvasElement: HTMLElement;
  args: object;
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

function find(root: HTMLElement, { role, name, nth = 0 }: Part): HTMLElement | undefined {
  return within(root).queryAllByRole(role, name === undefined ? {} : { name })[nth];
}

function named({ role, name }: Part): string {
  return name === undefined ? role : `${role} ${String(name)}`;
}

function present(root: HTMLElement, part: Part): HTMLElement {
  const found = find(root, part);
  if (!found) throw new Error(`There is no ${named(part)}`);
  return found;
}

/** How often each callback of the story's args has been called so far. */
function callsOf(args: object): Map<string, number> {
  const mocks = Object.entries(args).filter(([, value]) => isMockFunction(value));
  return new Map(mocks.map(([name, mock]) => [name, mock.mock.calls.length]));
}

async function hold(root: HTMLElement, outcome: Outcome, called: (name: string) => boolean): Promise<void> {
  if ('focus' in outcome) await expect(present(root, outcome.focus)).toHaveFocus();
  else if ('shown' in outcome) await expect(present(root, outcome.shown)).toBeVisible();
  else if ('gone' in outcome) await expect(find(root, outcome.gone), `${named(outcome.gone)} is gone`).toBeUndefined();
  else if ('called' in outcome) await expect(called(outcome.called), `${outcome.called} is called`).toBe(true);
  else if ('value' in outcome) await expect(present(root, outcome.part)).toHaveValue(outcome.value);
  else if ('checked' in outcome) {
    const part = present(root, outcome.part);
    const checked = part instanceof HTMLInputElement ? part.checked : part.getAttribute('aria-checked') === 'true';
    await expect(checked).toBe(outcome.checked);
  } else {
    const part = present(root, outcome.part);
    for (const [name, value] of Object.entries(outcome.has)) await expect(part.getAttribute(name)).toBe(value);
  }
}

/**
 * The `play` of a component's `Keyboard` story: presses what its keyboard table says, row by row, and holds each
 * row to what it promises. The table on the documentation page is drawn from the same rows.
 */
export function playKeyboard(keyboard: Keyboard) {
  return async ({ canvasElement, args, step }: Stage): Promise<void> => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    const play = async ({ from, press, expect: outcomes }: KeyRow): Promise<void> => {
      if (from) await waitFor(() => present(root, from).focus(), { timeout: 5000 });
      const before = callsOf(args);
      const called = (name: string): boolean => (callsOf(args).get(name) ?? 0) > (before.get(name) ?? 0);
      await userEvent.keyboard(press);
      for (const outcome of outcomes) await waitFor(() => hold(root, outcome, called), { timeout: 5000 });
    };
    for (const row of keyboard) await step(`${row.press} ${row.does}`, () => play(row));
  };
}
