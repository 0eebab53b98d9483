export { ImageCodeField } from './ImageCodeField.tsx';
export { LoginForm, type LoginFormProps } from './LoginForm.tsx';
export { PhoneField } from './PhoneField.tsx';
export { SmsFields } from './SmsFields.tsx';
export { useLoginForm } from './use-login-form.ts';
export type { CaptchaView, LoginMode, SmsCodeView } from './views.ts';
