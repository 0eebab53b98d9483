import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Box } from './Select.styles.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** What stands there before a choice is made: 请选择. */
  placeholder?: string | undefined;
  /** Without a frame, inside another control such as the search box. */
  bare?: boolean | undefined;
}

/** One of several, by the platform's own list: quick on a phone, known to every keyboard. */
export function Select({
  label, hideLabel, hint, error, optional, id, className, style, options, placeholder, bare = false, ...select
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <Box data-bare={bare || undefined}>
          <select {...control} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="sm" />
        </Box>
      )}
    </Field>
  );
}
