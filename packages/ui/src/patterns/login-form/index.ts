export { LoginForm, type LoginFormProps } from './LoginForm.tsx';
export type { CaptchaView, LoginMode, SmsCodeView } from './views.ts';
