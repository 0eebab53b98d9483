import type { ComponentProps, FormEvent } from 'react';
import { checkPasswordLogin, checkSmsLogin } from '@wutong/domain';
import type { PasswordLogin, SmsLogin } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { Tabs } from '../../components/tabs/index.ts';
import { useLoginWording } from '../../wording/login.ts';
import { ImageCodeField } from './ImageCodeField.tsx';
import { Fields, Root } from './LoginForm.styles.ts';
import { PhoneField } from './PhoneField.tsx';
import { SmsFields } from './SmsFields.tsx';
import { useLoginForm } from './use-login-form.ts';
import type { CaptchaView, LoginMode, SmsCodeView } from './views.ts';

export interface LoginFormProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  mode: LoginMode;
  onMode: (mode: LoginMode) => void;
  captcha: CaptchaView;
  onRefreshCaptcha: () => void;
  code: SmsCodeView;
  /** Receives a checked phone number and image code. */
  onSendCode: (request: Pick<SmsLogin, 'phone' | 'imageCode'>) => void;
  /** A login is under way. */
  pending: boolean;
  onSmsLogin: (login: SmsLogin) => void;
  onPasswordLogin: (login: PasswordLogin) => void;
  /** Why the last try was refused, in the back end's words. */
  failure: string | null;
  /** Why signing in is asked for: 登录后即可加入购物车. */
  reason?: string | undefined;
}

/** Signing in by SMS code or by password, each behind an image code (spec sections 4 and 5). Enter submits. */
export function LoginForm({
  mode, onMode, captcha, onRefreshCaptcha, code, onSendCode, pending, onSmsLogin, onPasswordLogin, failure, reason, ...rest
}: LoginFormProps) {
  const words = useLoginWording().login;
  const form = useLoginForm(captcha);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pending) return;
    const checked = mode === 'sms' ? checkSmsLogin(form.values) : checkPasswordLogin(form.values);
    if (!checked.ok) return form.refuse(checked.errors);
    form.clearErrors();
    if ('smsCode' in checked.value) return onSmsLogin(checked.value);
    return onPasswordLogin(checked.value);
  };
  const change = (next: LoginMode): void => {
    form.clearErrors();
    onMode(next);
  };

  const picture = <ImageCodeField form={form} captcha={captcha} onRefresh={onRefreshCaptcha} />;
  const fields = (
    <Fields noValidate aria-label={words[mode]} onSubmit={submit}>
      <PhoneField form={form} />
      {mode === 'sms' ? (
        <>
          {picture}
          <SmsFields form={form} code={code} onSend={onSendCode} />
        </>
      ) : (
        <>
          <PasswordField
            ref={form.box('password')}
            label={words.passwordField}
            name="password"
            required
            value={form.values.password}
            error={form.errors.password}
            onChange={(event) => form.set('password', event.target.value)}
          />
          {picture}
        </>
      )}
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" variant="primary" size="lg" full loading={pending}>{words.submit}</Button>
    </Fields>
  );
  return (
    <Root {...rest}>
      {reason !== undefined && <p className="wt-reason">{reason}</p>}
      <Tabs
        full
        label={words.method}
        value={mode}
        onChange={change}
        items={[
          { key: 'sms', label: words.sms, content: fields },
          { key: 'password', label: words.password, content: fields },
        ]}
      />
    </Root>
  );
}
