/** When pictures of stories are taken: in the middle of the dates that stories use. */
export const STILL_TIME = '2026-11-21T10:00:00+08:00';

/**
 * Stops what would make two pictures of one story differ: the clock (at `time`, milliseconds since 1970), chance and
 * motion. It needs nothing outside itself, because `npm run visual` hands its source to the browser.
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

  const still = new CSSStyleSheet();
  still.replaceSync(
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}',
  );
  document.adoptedStyleSheets.push(still);
}
