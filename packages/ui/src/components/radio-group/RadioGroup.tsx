import type { CSSProperties, ReactNode, Ref } from 'react';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { Options } from './RadioGroup.styles.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that explains the choice. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** The form field's name; radios of one name exclude each other. */
  name: string;
  options: readonly RadioOption<Value>[];
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `card` gives every option a frame of its own, for choices that are weighed (a way to pay). */
  look?: 'plain' | 'card' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a few, all of them in sight. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  name, options, value, onChange, look = 'plain', ref, ...field
}: RadioGroupProps<Value>) {
  return (
    <Field group {...field}>
      {() => (
        <Options ref={ref} data-look={look}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
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
