import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: '陈思远的账号菜单' };
const menu = { role: 'menu', name: '账号' };
const item = (name: string) => ({ role: 'menuitem', name });

/** Menu button of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: trigger, press: '{Enter}', does: 'opens the menu with its first place focused', expect: [{ shown: menu }, { focus: item('个人资料') }] },
  { press: '{ArrowDown}', does: 'moves to the next place', expect: [{ focus: item('实名认证') }] },
  { press: '{End}', does: 'moves to the way out', expect: [{ focus: item('退出登录') }] },
  { press: '全', does: 'moves to the place that begins so', expect: [{ focus: item('全部订单') }] },
  { press: '{Escape}', does: 'closes the menu and returns to the button', expect: [{ gone: menu }, { focus: trigger }] },
];
