import { useId, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import type { CheckedForm, FieldErrors } from '@wutong/domain';
import { mendErrors } from './outcome.ts';
import type { FieldName, NameOf, Refusal, SubmitOutcome } from './outcome.ts';

/** What a form is told by its caller. */
export interface FormRules<Values extends object> {
  /** The values that it begins with; the order of their names is the order of the error summary. */
  initial: Values;
  /** Cleans the values, or says by field what is wrong. */
  check: (values: Values) => CheckedForm<Values>;
  /** Sends the cleaned values. A rejection is shown as a failure that lost nothing. */
  onSubmit: (values: Values) => Promise<SubmitOutcome<Values>>;
}

/** What is typed, what is wrong with it, and whether it is on its way. `failed` is said of a rejection. */
export function useForm<Values extends object>({ initial, check, onSubmit }: FormRules<Values>, failed: string) {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null);
  const [pending, setPending] = useState(false);
  // The state arrives a frame later than a second press may.
  const busy = useRef(false);
  const idOf = (name: FieldName<Values>): string => `${id}-${name}`;
  const set = <Name extends FieldName<Values>>(name: Name, value: unknown): void => {
    setValues((before) => ({ ...before, [name]: value }));
    const checked = check({ ...values, [name]: value });
    const now = checked.ok ? undefined : checked.errors[name];
    setRefusal((before) => before && { ...before, message: null, errors: mendErrors(before.errors, name, now) });
  };
  const refuse = (errors: FieldErrors<Values>, message: string | null): void => {
    setRefusal((before) => ({ errors, message, turn: (before?.turn ?? 0) + 1 }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy.current) return;
    const checked = check(values);
    if (!checked.ok) return refuse(checked.errors, null);
    busy.current = true;
    setPending(true);
    const outcome = await onSubmit(checked.value).catch((): SubmitOutcome<Values> => ({ ok: false, message: failed }));
    busy.current = false;
    setPending(false);
    return outcome.ok ? setRefusal(null) : refuse(outcome.errors ?? {}, outcome.message ?? null);
  };
  const common = (name: FieldName<Values>) => ({ id: idOf(name), name, error: refusal?.errors[name] });
  const field = <Name extends FieldName<Values>>(name: Name) => ({
    ...common(name), value: values[name], onChange: (value: Values[Name]): void => set(name, value),
  });
  const text = (name: NameOf<Values, string>) => ({
    ...common(name), value: String(values[name]), onChange: (event: ChangeEvent<{ value: string }>): void => set(name, event.target.value),
  });
  const tick = (name: NameOf<Values, boolean>) => ({
    ...common(name), checked: Boolean(values[name]), onChange: (event: ChangeEvent<{ checked: boolean }>): void => set(name, event.target.checked),
  });
  return { values, refusal, pending, idOf, submit, field, text, tick };
}
