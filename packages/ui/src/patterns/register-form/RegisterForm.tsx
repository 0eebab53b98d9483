import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { checkRegistration, passwordStrength } from '@wutong/domain';
import type { Registration, SmsLogin } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Link } from '../../components/link/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { useRegisterWording } from '../../wording/register.ts';
import {
  ImageCodeField, PhoneField, SmsFields, useLoginForm, type CaptchaView, type SmsCodeView,
} from '../login-form/index.ts';
import { Consent, Fields, Strength } from './RegisterForm.styles.ts';

export interface RegisterFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  captcha: CaptchaView;
  onRefreshCaptcha: () => void;
  code: SmsCodeView;
  /** Receives a checked phone number and image code. */
  onSendCode: (request: Pick<SmsLogin, 'phone' | 'imageCode'>) => void;
  pending: boolean;
  /** Receives a checked registration. */
  onRegister: (registration: Registration) => void;
  /** Why the last try was refused, in the back end's words. */
  failure: string | null;
  agreementHref: string;
}

/** Registering with a phone number, an SMS code, a password and the consent (/register). Enter submits. */
export function RegisterForm({
  captcha, onRefreshCaptcha, code, onSendCode, pending, onRegister, failure, agreementHref, ...rest
}: RegisterFormProps) {
  const words = useRegisterWording().register;
  const form = useLoginForm(captcha);
  const [agreed, setAgreed] = useState(false);
  const [consentMissing, setConsentMissing] = useState<string | null>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pending) return;
    const checked = checkRegistration({ ...form.values, agreed });
    if (checked.ok) {
      form.clearErrors();
      onRegister(checked.value);
      return;
    }
    const { agreed: consent, ...errors } = checked.errors;
    setConsentMissing(consent ?? null);
    form.refuse(errors);
  };
  const { password } = form.values;
  const strength = password === '' ? null : passwordStrength(password);

  return (
    <Fields noValidate aria-label={words.formLabel} onSubmit={submit} {...rest}>
      <PhoneField form={form} />
      <ImageCodeField form={form} captcha={captcha} onRefresh={onRefreshCaptcha} />
      <SmsFields form={form} code={code} onSend={onSendCode} />
      <PasswordField
        ref={form.box('password')}
        label={words.password}
        hint={words.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={form.errors.password}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <Strength data-strength={strength ?? 'none'} aria-live="polite">
        <i /><i /><i />
        {strength && <span>{`${words.strength}：${words[strength]}`}</span>}
      </Strength>
      <Consent>
        <Checkbox
          checked={agreed}
          aria-invalid={consentMissing !== null || undefined}
          label={
            <>
              {words.agree}
              <Link href={agreementHref} external>{words.agreement}</Link>
            </>
          }
          onChange={(event) => {
            setAgreed(event.target.checked);
            setConsentMissing(null);
          }}
        />
        {consentMissing !== null && <p role="alert">{consentMissing}</p>}
      </Consent>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" variant="primary" size="lg" full loading={pending}>{words.submit}</Button>
    </Fields>
  );
}
