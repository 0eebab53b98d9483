import type { CSSProperties, ReactNode, Ref } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { Options } from './CheckboxGroup.styles.ts';

export interface CheckboxOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that explains the choice. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  options: readonly CheckboxOption<Value>[];
  /** The chosen values, in the order of the options. */
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  onChange?: ((value: readonly Value[]) => void) | undefined;
  /** Puts 全选 before the options: all, none or some of them. */
  all?: boolean | undefined;
  /** The form field's name, the same for every option. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** `card` gives every option a frame of its own, for choices that are weighed. */
  look?: 'plain' | 'card' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Several of a few, all of them in sight. */
export function CheckboxGroup<Value extends string>({
  options, value: given, defaultValue = [], onChange, all = false, name, disabled = false, look = 'plain', ref, ...field
}: CheckboxGroupProps<Value>) {
  const words = useInputsWording().checkboxGroup;
  const [value, change] = useControlled(given, defaultValue, onChange);
  const choose = (chosen: (option: CheckboxOption<Value>) => boolean): void => {
    change(options.filter(chosen).map((option) => option.value));
  };
  const free = options.filter((option) => !option.disabled);
  const whole = free.length > 0 && free.every((option) => value.includes(option.value));
  return (
    <Field group {...field}>
      {(control) => (
        <Options ref={ref} data-look={look} data-invalid={control['aria-invalid']}>
          {all && (
            <Checkbox
              className="wt-all"
              label={words.all}
              checked={whole}
              indeterminate={!whole && free.some((option) => value.includes(option.value))}
              disabled={disabled || free.length === 0}
              onChange={() => choose((option) => (option.disabled ? value.includes(option.value) : !whole))}
            />
          )}
          {options.map((option, place) => (
            <label key={option.value}>
              <input
                // A list of errors leads to the field's id: for a group that is its first option.
                id={place === 0 ? control.id : undefined}
                type="checkbox"
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                disabled={disabled || option.disabled}
                onChange={({ target }) => choose((one) => (one === option ? target.checked : value.includes(one.value)))}
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
