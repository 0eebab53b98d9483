import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { Root } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is on or off, as a noun: 短信提醒. It is part of the pressable area. */
  label: ReactNode;
  /** A second line: what happens while it is on. */
  detail?: ReactNode;
  /** The last change is being saved: it keeps its place and its focus and takes no press. */
  loading?: boolean | undefined;
  /** Label first and the switch at the end of the line, as in a list of settings. */
  spread?: boolean | undefined;
}

/** A checkbox that is called a switch: the element says by itself whether it is on, so no `aria-checked` beside it. */
const NATIVE_SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** On or off, at once and without a button to save. Input props and `ref` reach the `<input>`. */
export function Switch({ label, detail, loading = false, spread = false, className, style, onChange, ...input }: SwitchProps) {
  const words = useInputsWording().switchField;
  const id = useId();
  return (
    <Root className={className} style={style} data-spread={spread || undefined} data-busy={loading || undefined}>
      <input
        {...NATIVE_SWITCH}
        aria-busy={loading || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        {...input}
        // Not disabled, which would lose the focus: a press is undone and not reported.
        onClick={(event) => (loading ? event.preventDefault() : input.onClick?.(event))}
        onChange={(event) => (loading ? undefined : onChange?.(event))}
      />
      <span className="wt-words">
        <span id={`${id}-label`}>{label}</span>
        {detail && <span className="wt-detail" id={`${id}-detail`}>{detail}</span>}
      </span>
      {loading && <VisuallyHidden role="status">{words.saving}</VisuallyHidden>}
    </Root>
  );
}
