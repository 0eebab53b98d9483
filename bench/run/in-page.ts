import type { Check } from './scenario.ts';

declare global {
  interface Window {
    /** Answers once all checks hold and their frame is painted: ms since the navigation began, or since the click. */
    benchUntil?: (checks: readonly Check[]) => Promise<number>;
    /** As `benchUntil`, counted from the next click. */
    benchAfterClick?: (checks: readonly Check[]) => void;
    benchResult?: Promise<number>;
  }
}

/**
 * Runs in the page before any of its own scripts. A frame in which the checks hold at its beginning is the frame
 * that paints them; the first task after it is the time that counts. One way for all contenders and all rows.
 */
export function installProbe(): void {
  const visible = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, top, left } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < window.innerHeight && left < window.innerWidth;
  };
  const holds = ({ selector, at = 0, text, without, checked }: Check): boolean => {
    const element = document.querySelectorAll(selector)[at];
    if (!element) return false;
    if (checked) return element instanceof HTMLInputElement && element.checked;
    const words = element.textContent;
    if (text !== undefined && !words.includes(text)) return false;
    if (without !== undefined && words.includes(without)) return false;
    return visible(element);
  };
  const painted = (checks: readonly Check[], done: (time: number) => void): void => {
    requestAnimationFrame(() => {
      if (!checks.every(holds)) return painted(checks, done);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()), { once: true });
      port1.start();
      return port2.postMessage(null);
    });
  };
  window.benchUntil = (checks) => new Promise((resolve) => painted(checks, resolve));
  window.benchAfterClick = (checks) => {
    window.benchResult = new Promise((resolve) => {
      window.addEventListener(
        'click',
        (event) => painted(checks, (time) => resolve(time - event.timeStamp)),
        { capture: true, once: true },
      );
    });
  };
}
