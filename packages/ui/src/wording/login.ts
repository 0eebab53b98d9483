import { wordingHook } from './wording-hook.ts';

/** The strings of signing in. */
export const loginWording = {
  login: {
    title: '登录',
    method: '登录方式',
    sms: '短信登录',
    password: '密码登录',
    phone: '手机号',
    imageCode: '图形验证码',
    picture: '图形验证码图片',
    refresh: '换一张图形验证码',
    pictureLoading: '加载中',
    pictureFailed: '加载失败',
    comma: '，',
    smsCode: '短信验证码',
    sendCode: '获取验证码',
    passwordField: '密码',
    submit: '登录',
  },
} as const;

/** The words of signing in, loaded with the pages that speak them. */
export const useLoginWording = wordingHook(loginWording);
