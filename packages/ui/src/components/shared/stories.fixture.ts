/** A course's name at its longest (40 characters). */
export const longCourseName = '注册安全工程师继续教育之危险化学品生产经营单位重大危险源辨识评估与分级管控实务课程';

/** A story on a phone of 360 px. */
export const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Rules of axe that ask for one landmark of a kind. */
const LANDMARKS = [
  'landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main',
];

/** A story that shows what only a wide window has: on a phone its `play` would look in vain. */
export const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

/**
 * A story under every brand and scheme at once. Spread it last: a `play` taken over from another story would
 * meet each part several times. Several of one landmark stand on the page here, and only here.
 */
export const allBrands = {
  globals: { brand: 'all' },
  parameters: { a11y: { config: { rules: LANDMARKS.map((id) => ({ id, enabled: false })) } } },
  play: () => undefined,
};
