import type { Keyboard } from '../../docs/keyboard/index.ts';

const step = { role: 'link', name: '去选课' };

/** Its one action. */
export const keyboard: Keyboard = [{ press: '{Tab}', does: 'moves to the first step', expect: [{ focus: step }] }];
