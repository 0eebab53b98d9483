import type { Keyboard } from '../../docs/keyboard/index.ts';

const skip = { role: 'link', name: '跳到主要内容' };

/** The skip link: the first stop of every page. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'shows the way past the header to the page’s own content, the first stop of every page', expect: [{ focus: skip }, { shown: skip }] },
];
