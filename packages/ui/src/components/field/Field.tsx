import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './Field.styles.ts';

/** The words around a control. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only, where the place says what the field is (a search box). */
  hideLabel?: boolean | undefined;
  /** What helps to fill it in; stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; its presence marks the field as invalid. */
  error?: ReactNode;
  /** Says 选填. Fields are required unless they say so. */
  optional?: boolean | undefined;
}

/** What ties a control to its label, hint and error; spread it on the control. The label's own id is `${id}-label`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id, where a form must know it; otherwise one is made. */
  id?: string | undefined;
  /** A group of controls has a legend instead of a label. */
  group?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above and its hint and error below, wired for screen readers. */
export function Field({ id, label, hideLabel, hint, error, optional, group = false, children, ...root }: FieldProps) {
  const made = useId();
  const words = useWording().field;
  const own = id ?? made;
  const hintId = hint ? `${own}-hint` : '';
  const errorId = error ? `${own}-error` : '';
  const control: FieldControl = {
    id: own,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const text = (
    <>
      {label}
      {optional && <small>{words.optional}</small>}
    </>
  );
  return (
    <Root
      as={group ? 'fieldset' : 'div'}
      data-hide-label={hideLabel || undefined}
      aria-describedby={group ? control['aria-describedby'] : undefined}
      {...root}
    >
      {group ? (
        <legend className="wt-label">{text}</legend>
      ) : (
        <label className="wt-label" id={`${own}-label`} htmlFor={own}>{text}</label>
      )}
      {children(control)}
      {hint && <div className="wt-hint" id={hintId}>{hint}</div>}
      {error && (
        <div className="wt-error" id={errorId}>
          <Icon of={CircleAlert} size="sm" />
          <span>{error}</span>
        </div>
      )}
    </Root>
  );
}
