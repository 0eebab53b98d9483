import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { Input, Row } from './TextField.styles.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'> {
  type?: 'text' | 'tel' | 'email' | 'url' | 'number' | undefined;
  /** What stands beside the box on the right: a picture with a code, a button that sends one. */
  beside?: ReactNode;
}

/** One line of text. Input props and `ref` reach the `<input>`; `className` and `style` the whole field. */
export function TextField({
  label, hideLabel, hint, error, optional, id, className, style, beside, type = 'text', ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <Row>
          <Input type={type} data-affixed={beside ? true : undefined} {...control} {...input} />
          {beside}
        </Row>
      )}
    </Field>
  );
}
