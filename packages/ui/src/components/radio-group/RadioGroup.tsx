import { useId } from 'react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { Options } from './RadioGroup.styles.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that explains the choice. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** The form field's name, where a form needs one; otherwise one is made. */
  name?: string | undefined;
  options: readonly RadioOption<Value>[];
  /** The chosen value; null while nothing is chosen. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onChange?: ((value: Value) => void) | undefined;
  disabled?: boolean | undefined;
  /** `card` gives every option a frame of its own, for choices that are weighed (a way to pay). */
  look?: 'plain' | 'card' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a few, all of them in sight. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  name, options, value: given, defaultValue = null, onChange, disabled = false, look = 'plain', ref, ...field
}: RadioGroupProps<Value>) {
  const made = useId();
  const change = (value: Value | null): void => {
    if (value !== null) onChange?.(value);
  };
  const [value, choose] = useControlled(given, defaultValue, change);
  return (
    <Field group {...field}>
      {(control) => (
        <Options ref={ref} data-look={look} data-invalid={control['aria-invalid']}>
          {options.map((option, place) => (
            <label key={option.value}>
              <input
                // A list of errors leads to the field's id: for a group that is its first option.
                id={place === 0 ? control.id : undefined}
                type="radio"
                name={name ?? made}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => choose(option.value)}
              />
              <span>
                {option.label}
                {option.detail && <span className="wt-detail">{option.detail}</span>}
              </span>
            </label>
          ))}
        </Options>
      )}
    </Field>
  );
}
