import { useEffect } from 'react';
import { checkSmsRequest } from '@wutong/domain';
import type { SmsLogin } from '@wutong/domain';
import { CountdownButton } from '../../components/countdown-button/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useLoginWording } from '../../wording/login.ts';
import type { LoginFormState } from './use-login-form.ts';
import type { SmsCodeView } from './views.ts';

export interface SmsFieldsProps {
  form: LoginFormState;
  code: SmsCodeView;
  /** Asks for an SMS code with a phone number and image code that were checked. */
  onSend: (request: Pick<SmsLogin, 'phone' | 'imageCode'>) => void;
}

/** The SMS code with the button that sends it, resting 60 seconds after each sending. */
export function SmsFields({ form, code, onSend }: SmsFieldsProps) {
  const words = useLoginWording().login;
  const sent = code.status === 'waiting';
  const { focus } = form;
  useEffect(() => {
    if (sent) focus('smsCode');
  }, [sent, focus]);
  const send = (): void => {
    const checked = checkSmsRequest(form.values);
    if (!checked.ok) return form.refuse(checked.errors);
    form.clearErrors();
    return onSend(checked.value);
  };
  return (
    <TextField
      ref={form.box('smsCode')}
      label={words.smsCode}
      name="smsCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={8}
      value={form.values.smsCode}
      error={form.errors.smsCode}
      onChange={(event) => form.set('smsCode', event.target.value)}
      beside={
        <CountdownButton
          secondsLeft={code.status === 'waiting' ? code.secondsLeft : 0}
          loading={code.status === 'sending'}
          onClick={send}
        >
          {words.sendCode}
        </CountdownButton>
      }
    />
  );
}
