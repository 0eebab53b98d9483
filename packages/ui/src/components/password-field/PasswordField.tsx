import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWording } from '../../wording/index.ts';
import { Box } from './PasswordField.styles.ts';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'> {}

/** A password, which its owner can look at. Say in `autoComplete` whether it is the current one or a new one. */
export function PasswordField({
  label, hideLabel, hint, error, optional, id, className, style, autoComplete = 'current-password', ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const words = useWording().password;
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <Box>
          <input
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...input}
          />
          <IconButton
            size="sm"
            icon={shown ? EyeOff : Eye}
            label={shown ? words.hide : words.show}
            onClick={() => setShown(!shown)}
          />
        </Box>
      )}
    </Field>
  );
}
