/** When pictures of stories are taken: in the middle of the dates that stories use. */
export const STILL_TIME = '2026-11-21T10:00:00+08:00';

/**
 * Stops what would make two pictures of one story differ: the clock (at `time`, milliseconds since 1970), chance, and
 * motion by style, by scrolling and by the second. It needs nothing outside itself, because `npm run visual` hands its
 * source to the browser.
 */
export function holdStill(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, self) => Reflect.construct(date, values.length === 0 ? [time] : values, self),
    apply: () => new Date(time).toString(),
    get: (date, key) => (key === 'now' ? () => time : Reflect.get(date, key)),
  });

  let state = 1;
  Math.random = () => {
    // A linear congruence is even enough for decoration, and alike on every machine.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };

  // Slides that turn and seconds that count down; what waits for something in a test looks more often than that.
  globalThis.setInterval = new Proxy(setInterval, {
    apply: (every, self, [act, wait, ...rest]) => Reflect.apply(every, self, [Number(wait) >= 1000 ? () => undefined : act, wait, ...rest]),
  });

  for (const owner of [globalThis, Element.prototype]) {
    for (const name of ['scroll', 'scrollBy', 'scrollIntoView', 'scrollTo']) {
      const scroll: unknown = Reflect.get(owner, name);
      if (typeof scroll !== 'function') continue;
      Reflect.set(owner, name, function at(this: unknown, first: unknown, ...rest: unknown[]): unknown {
        const where = typeof first === 'object' && first !== null ? { ...first, behavior: 'instant' } : first;
        return Reflect.apply(scroll, this, [where, ...rest]);
      });
    }
  }

  const still = new CSSStyleSheet();
  still.replaceSync(
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}',
  );
  document.adoptedStyleSheets.push(still);
}
