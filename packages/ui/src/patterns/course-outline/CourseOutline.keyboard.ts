import type { Keyboard } from '../../docs/keyboard/index.ts';
import { someOutline } from '../../testing/discovery.ts';

const lessons = someOutline.flatMap((chapter) => chapter.lessons);
const lesson = (place: number) => ({ role: 'link', name: new RegExp(lessons[place]?.name ?? '') });

/** Native disclosures and links, in the order of the outline. */
export const keyboard: Keyboard = [
  { from: lesson(0), press: '{Tab}', does: 'moves to the next lesson that can be opened', expect: [{ focus: lesson(1) }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'moves to the lesson before', expect: [{ focus: lesson(0) }] },
];
