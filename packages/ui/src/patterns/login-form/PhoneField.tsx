import type { ClipboardEvent } from 'react';
import { isMainlandMobile, MOBILE_MAX_LENGTH } from '@wutong/domain';
import { TextField } from '../../components/text-field/index.ts';
import { useLoginWording } from '../../wording/login.ts';
import type { LoginFormState } from './use-login-form.ts';

/** The phone number: at most 11 characters (spec section 5). */
export function PhoneField({ form }: { form: LoginFormState }) {
  const words = useLoginWording().login;
  // A number copied from contacts has spaces or +86: cut at 11 characters it would be wrong, so it is cleaned first.
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text').replace(/[\s-]|^\s*\+?86(?=\s*1)/g, '');
    if (!isMainlandMobile(pasted)) return;
    event.preventDefault();
    form.set('phone', pasted);
  };
  return (
    <TextField
      ref={form.box('phone')}
      label={words.phone}
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="username"
      required
      maxLength={MOBILE_MAX_LENGTH}
      value={form.values.phone}
      error={form.errors.phone}
      onChange={(event) => form.set('phone', event.target.value)}
      onPaste={paste}
    />
  );
}
