import type { Keyboard } from '../../docs/keyboard/index.ts';

const dialog = { role: 'alertdialog', name: '确认交卷' };
const close = { role: 'button', name: '关闭' };
const unanswered = { role: 'button', name: '查看未答的题' };
const marked = { role: 'button', name: '查看标记的题' };
const stay = { role: 'button', name: '继续答题' };
const submit = { role: 'button', name: '交卷' };

/** Alert dialog of the WAI-ARIA authoring practices; the safe way out comes before the last one. */
export const keyboard: Keyboard = [
  { from: close, press: '{Tab}', does: 'moves to the first question that is not answered', expect: [{ shown: dialog }, { focus: unanswered }] },
  { press: '{Enter}', does: 'goes there', expect: [{ called: 'onJump' }] },
  { press: '{Tab}', does: 'moves to the first question that is marked', expect: [{ focus: marked }] },
  { press: '{Tab}', does: 'moves to 继续答题', expect: [{ focus: stay }] },
  { press: '{Tab}', does: 'moves to 交卷', expect: [{ focus: submit }] },
  { press: '{Tab}', does: 'stays in the dialog', expect: [{ focus: close }] },
  { press: '{Escape}', does: 'asks to close it and hands nothing in', expect: [{ called: 'onClose' }] },
];
