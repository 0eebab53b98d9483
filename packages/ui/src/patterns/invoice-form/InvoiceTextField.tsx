import { fieldNeed } from '@wutong/domain';
import type { InvoiceText } from '@wutong/domain';
import { TextField } from '../../components/text-field/index.ts';
import type { TextFieldProps } from '../../components/text-field/index.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';

export interface InvoiceTextFieldProps extends Omit<TextFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'error' | 'optional'> {
  form: InvoiceFormState;
  name: InvoiceText;
}

/** One text of an application, as far as the chosen kind and title ask for it. */
export function InvoiceTextField({ form, name, ...rest }: InvoiceTextFieldProps) {
  const need = fieldNeed(name, form.draft);
  if (need === 'absent') return null;
  return (
    <TextField
      name={name}
      optional={need === 'optional'}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={(event) => form.set({ [name]: event.target.value })}
      {...rest}
    />
  );
}
