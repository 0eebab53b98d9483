import type { Keyboard } from '../../docs/keyboard/index.ts';

const open = { role: 'link', name: /打开支付页面/ };
const other = { role: 'button', name: '用另一台手机扫码' };
const code = { role: 'img', name: /付款二维码/ };

/** On a phone: a link and a disclosure. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the link; Enter opens the payment page', expect: [{ focus: open }] },
  { press: '{Tab}', does: 'moves to 用另一台手机扫码', expect: [{ focus: other }] },
  { press: '{Enter}', does: 'uncovers the code', expect: [{ shown: code }, { part: other, has: { 'aria-expanded': 'true' } }] },
  { press: ' ', does: 'covers it again', expect: [{ part: other, has: { 'aria-expanded': 'false' } }] },
];
