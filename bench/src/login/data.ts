import { COVER } from '../shared/courses.ts';

/** The image code's picture. */
export const PICTURE = COVER;

/** What the dialog says, whoever draws it. */
export const WORDS = {
  page: '继续教育平台',
  open: '登录',
  sms: '短信登录',
  password: '密码登录',
  phone: '手机号',
  imageCode: '图形验证码',
  picture: '图形验证码图片',
  refresh: '换一张图形验证码',
  smsCode: '短信验证码',
  send: '获取验证码',
  passwordField: '密码',
  close: '关闭',
} as const;
