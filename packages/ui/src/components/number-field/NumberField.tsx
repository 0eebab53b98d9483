import type { ComponentProps } from 'react';
import { Minus, Plus } from 'lucide';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill } from '../../wording/index.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { Group } from './NumberField.styles.ts';
import { useNumberText } from './use-number-text.ts';

type Replaced = keyof FieldTexts | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'min' | 'max' | 'step';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, Replaced> {
  /** The number; null while the box is empty. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Hears of numbers inside the bounds only, and of null when the box is emptied. */
  onChange?: ((value: number | null) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** How far an arrow key goes; its decimals are the decimals that may be typed. */
  step?: number | undefined;
  /** What is counted: 人, 学时. */
  unit?: string | undefined;
}

/**
 * A number with buttons beside it for less and more. The keys are those of the WAI-ARIA spin button, but the box stays
 * a text box: a spin button cannot be typed into with VoiceOver on a phone. The wheel never changes it.
 */
export function NumberField({
  label, hideLabel, hint, error, optional, id, className, style, value: given, defaultValue = null, onChange, min, max, step = 1, unit,
  ...input
}: NumberFieldProps) {
  const words = useInputsWording().numberField;
  const [value, change] = useControlled(given, defaultValue, onChange);
  const { text, said, step: go, box } = useNumberText(value, change, { min, max, step });
  const still = input.disabled === true || input.readOnly === true;
  const announced = said && fill(said.bounded ? words.bounded : '{value}', { value: `${said.value}${unit ?? ''}` });
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <Group data-disabled={input.disabled || undefined} data-invalid={control['aria-invalid']}>
          <IconButton
            icon={Minus}
            label={fill(words.decrease, { label })}
            aria-controls={control.id}
            tabIndex={-1}
            disabled={still || (min !== undefined && value !== null && value <= min)}
            // The box keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go('ArrowDown')}
          />
          <input inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'} autoComplete="off" {...control} {...input} {...box} type="text" value={text} />
          {unit && <span className="wt-unit">{unit}</span>}
          <IconButton
            icon={Plus}
            label={fill(words.increase, { label })}
            aria-controls={control.id}
            tabIndex={-1}
            disabled={still || (max !== undefined && value !== null && value >= max)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go('ArrowUp')}
          />
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </Group>
      )}
    </Field>
  );
}
