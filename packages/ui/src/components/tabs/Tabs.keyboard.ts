import type { Keyboard } from '../../docs/keyboard/index.ts';

const tab = (name: string) => ({ role: 'tab', name });

/** Tabs with automatic activation of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: tab('短信登录'), press: '{ArrowRight}', does: 'goes to the next tab and shows it; after the last comes the first', expect: [{ focus: tab('密码登录') }, { shown: { role: 'tabpanel', name: '密码登录' } }] },
  { press: '{ArrowLeft}', does: 'goes to the tab before', expect: [{ focus: tab('短信登录') }, { part: tab('短信登录'), has: { 'aria-selected': 'true' } }] },
  { press: '{End}', does: 'goes to the last tab', expect: [{ focus: tab('密码登录') }] },
  { press: '{Home}', does: 'goes to the first tab', expect: [{ focus: tab('短信登录') }] },
];
