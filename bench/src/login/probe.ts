import { LOGIN_MESSAGES } from '@wutong/domain';
import type { Probe, Scenario } from '../../run/scenario.ts';

const messages = ['请输入手机号', LOGIN_MESSAGES.imageCodeMissing, LOGIN_MESSAGES.smsCodeMissing];

function probe(dialog: string, error: string, open = '[data-bench=open]', submit = '[data-bench=submit]'): Probe {
  return {
    ready: [{ selector: open, text: '登录' }],
    steps: [
      {
        name: 'open',
        click: open,
        effect: [
          { selector: dialog, text: '短信登录' },
          { selector: `${dialog} input`, at: 2 },
          { selector: submit, text: '登录' },
        ],
      },
      { name: 'validation', click: submit, effect: messages.map((text, at) => ({ selector: error, at, text })) },
    ],
  };
}

export const login: Scenario = {
  name: 'login',
  title: 'Login dialog',
  mustShow: ['继续教育平台', '登录'],
  probes: {
    ours: probe('[role=dialog]', '.wt-error', '[data-bench=open]', '[role=dialog] [type=submit]'),
    plain: probe('dialog', '.error'),
    antd: probe('.ant-modal', '.ant-form-item-explain-error'),
    arco: probe('.arco-modal', '.arco-form-message'),
    semi: probe('.semi-modal', '.semi-form-field-error-message'),
    tdesign: probe('.t-dialog', '.t-input__extra'),
  },
};
