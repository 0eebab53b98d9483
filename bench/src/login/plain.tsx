import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { checkPasswordLogin, checkSmsLogin } from '@wutong/domain';
import { PICTURE, WORDS } from './data.ts';
import './plain.css';

type Mode = 'sms' | 'password';
type Errors = Partial<Record<string, string>>;

interface BoxProps {
  name: string;
  label: string;
  errors: Errors;
  type?: string;
  beside?: ReactNode;
}

function Box({ name, label, errors, type = 'text', beside }: BoxProps) {
  const id = useId();
  const error = errors[name];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input id={id} name={name} type={type} aria-invalid={error ? true : undefined} aria-describedby={error && `${id}-error`} />
        {beside}
      </div>
      {error && <div className="error" id={`${id}-error`}>{error}</div>}
    </div>
  );
}

function LoginForm() {
  const [mode, setMode] = useState<Mode>('sms');
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '');
    const both = { phone: text('phone'), imageCode: text('imageCode') };
    const checked = mode === 'sms'
      ? checkSmsLogin({ ...both, smsCode: text('smsCode') })
      : checkPasswordLogin({ ...both, password: text('password') });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const first = Object.keys(checked.errors)[0];
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    }
  };
  const picture = (
    <button type="button" className="beside" aria-label={WORDS.refresh}><img src={PICTURE} alt={WORDS.picture} /></button>
  );
  return (
    <>
      <div className="tabs" role="tablist">
        <button type="button" role="tab" aria-selected={mode === 'sms'} onClick={() => setMode('sms')}>{WORDS.sms}</button>
        <button type="button" role="tab" aria-selected={mode === 'password'} onClick={() => setMode('password')}>{WORDS.password}</button>
      </div>
      <form noValidate onSubmit={submit}>
        <Box name="phone" label={WORDS.phone} errors={errors} type="tel" />
        {mode === 'password' && <Box name="password" label={WORDS.passwordField} errors={errors} type="password" />}
        <Box name="imageCode" label={WORDS.imageCode} errors={errors} beside={picture} />
        {mode === 'sms' && (
          <Box name="smsCode" label={WORDS.smsCode} errors={errors} beside={<button type="button" className="beside">{WORDS.send}</button>} />
        )}
        <button type="submit" className="primary" data-bench="submit">{WORDS.open}</button>
      </form>
    </>
  );
}

export function App() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => dialog.current?.close();
  return (
    <header>
      <h1>{WORDS.page}</h1>
      <button
        type="button"
        className="primary"
        data-bench="open"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {WORDS.open}
      </button>
      <dialog ref={dialog} aria-label={WORDS.open} onClose={() => setOpen(false)}>
        {open && (
          <>
            <div className="head">
              <h2>{WORDS.open}</h2>
              <button type="button" aria-label={WORDS.close} onClick={close}>×</button>
            </div>
            <LoginForm />
          </>
        )}
      </dialog>
    </header>
  );
}
