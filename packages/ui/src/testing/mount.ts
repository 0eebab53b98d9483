import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** What is on the page, and how to change it. */
export interface Mounted {
  stage: HTMLElement;
  /** Draws something else in its place, as a parent would. */
  render: (element: ReactElement) => void;
  /** Takes it off the page, as leaving it would. */
  unmount: () => void;
}

/** Puts an element on the page of a real browser until the test is over, inside a brand root as on a site. */
export function mount(element: ReactElement): Mounted {
  const stage = document.createElement('div');
  stage.dataset['brand'] = 'probe';
  document.body.append(stage);
  const root = createRoot(stage);
  const render = (next: ReactElement): void => flushSync(() => root.render(next));
  let there = true;
  const unmount = (): void => {
    if (there) flushSync(() => root.unmount());
    there = false;
  };
  onTestFinished(() => {
    unmount();
    stage.remove();
  });
  render(element);
  return { stage, render, unmount };
}
