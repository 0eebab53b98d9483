import type { Keyboard } from '../../docs/keyboard/index.ts';

const mobile = { role: 'textbox', name: '手机号' };
const idCard = { role: 'textbox', name: '身份证号码' };
const summary = { role: 'group', name: '有 4 处需要修改' };
const toMobile = { role: 'link', name: '手机号码不能为空' };
const toIdCard = { role: 'link', name: '请输入身份证号码' };

/** The error summary of gov.uk. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the first field', expect: [{ focus: mobile }] },
  { press: '{Enter}', does: 'sends the form; what is wrong with it takes the focus', expect: [{ focus: summary }] },
  { press: '{Tab}', does: 'moves to the first thing to mend', expect: [{ focus: toMobile }] },
  { press: '{Tab}', does: 'moves to the next', expect: [{ focus: toIdCard }] },
  { press: '{Enter}', does: 'leads to its field', expect: [{ focus: idCard }] },
];
