import type { ComponentProps, ReactNode } from 'react';
import { useFormWording } from '../../wording/form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Root } from './Form.styles.ts';
import type { FieldName } from './outcome.ts';
import { useForm } from './use-form.ts';
import type { FormRules } from './use-form.ts';

/** The form as its fields see it: spread `text`, `tick` or `field` of a name on the control of that name. */
export type FormState<Values extends object> = Pick<
  ReturnType<typeof useForm<Values>>, 'values' | 'pending' | 'text' | 'tick' | 'field'
>;

export interface FormProps<Values extends object>
  extends FormRules<Values>, Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  children: (form: FormState<Values>) => ReactNode;
}

/**
 * Fields that are sent together. What is wrong is said when it is sent, not while it is typed: in a summary that takes
 * the focus and leads to each field, and again at the field. While it is on its way a second press does nothing.
 */
export function Form<Values extends object>({ initial, check, onSubmit, children, ...rest }: FormProps<Values>) {
  const words = useFormWording().form;
  const { refusal, idOf, submit, ...form } = useForm({ initial, check, onSubmit }, words.failed);
  const errors: { id: string; message: string }[] = [];
  const add = (name: FieldName<Values>): void => {
    const message = refusal?.errors[name];
    if (message !== undefined) errors.push({ id: idOf(name), message });
  };
  for (const name in form.values) add(name);
  return (
    <Root noValidate aria-busy={form.pending || undefined} {...rest} onSubmit={submit}>
      {refusal && (errors.length > 0 || refusal.message !== null) && (
        <ErrorSummary errors={errors} message={refusal.message} turn={refusal.turn} />
      )}
      {children(form)}
    </Root>
  );
}
