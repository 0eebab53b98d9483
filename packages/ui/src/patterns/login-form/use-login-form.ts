import { useCallback, useRef, useState } from 'react';
import type { FieldErrors, PasswordLogin, SmsLogin } from '@wutong/domain';
import type { CaptchaView } from './views.ts';

/** Everything that can be typed in either way of signing in. */
export type LoginValues = SmsLogin & PasswordLogin;

const NOTHING_TYPED: LoginValues = { phone: '', imageCode: '', smsCode: '', password: '' };

const FIELDS: readonly (keyof LoginValues)[] = ['phone', 'password', 'imageCode', 'smsCode'];

/**
 * What is typed, what is wrong with it, and the boxes by name. Both ways of signing in share it, so that the
 * phone number stays when the way is changed. An image code dies with its picture.
 */
export function useLoginForm(captcha: CaptchaView) {
  const [values, setValues] = useState(NOTHING_TYPED);
  const [errors, setErrors] = useState<FieldErrors<LoginValues>>({});
  const boxes = useRef<Partial<Record<keyof LoginValues, HTMLInputElement | null>>>({});
  const focus = useCallback((name: keyof LoginValues): void => boxes.current[name]?.focus(), []);
  const image = captcha.status === 'ready' ? captcha.image : null;
  const [known, setKnown] = useState(image);
  if (image !== null && image !== known) {
    setKnown(image);
    if (known !== null) setValues({ ...values, imageCode: '' });
  }
  return {
    values,
    errors,
    focus,
    set: (name: keyof LoginValues, value: string): void => {
      setValues({ ...values, [name]: value });
      const { [name]: _mended, ...others } = errors;
      setErrors(others);
    },
    /** Shows what is wrong and leads to the first of it. */
    refuse: (found: FieldErrors<LoginValues>): void => {
      setErrors(found);
      const first = FIELDS.find((name) => found[name] !== undefined);
      if (first) focus(first);
    },
    clearErrors: (): void => setErrors({}),
    box: (name: keyof LoginValues) => (element: HTMLInputElement | null): void => {
      boxes.current[name] = element;
    },
  };
}

/** The form as its fields see it. */
export type LoginFormState = ReturnType<typeof useLoginForm>;
