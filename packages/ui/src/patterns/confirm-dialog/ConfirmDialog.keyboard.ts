import type { Keyboard } from '../../docs/keyboard/index.ts';

const stay = { role: 'button', name: '取消' };
const act = { role: 'button', name: '退出登录' };
const close = { role: 'button', name: '关闭' };

/** Modal dialog of the WAI-ARIA authoring practices; the safe answer comes before the other. */
export const keyboard: Keyboard = [
  { from: close, press: '{Tab}', does: 'moves to the way out', expect: [{ focus: stay }] },
  { press: '{Tab}', does: 'moves to the action', expect: [{ focus: act }] },
  { press: '{Tab}', does: 'goes round inside the dialog', expect: [{ focus: close }] },
  { from: act, press: '{Enter}', does: 'does it', expect: [{ called: 'onConfirm' }] },
  { press: '{Escape}', does: 'changes nothing and closes', expect: [{ called: 'onClose' }] },
];
