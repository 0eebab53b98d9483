import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon/index.ts';
import { Problem, Root } from './Checkbox.styles.ts';
import { useMergedRef } from '../shared/use-merged-ref.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; it is part of the pressable area. */
  label: ReactNode;
  /** Keeps the label for screen readers only (a row of a list that says itself what it is). */
  hideLabel?: boolean | undefined;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
  /** What is wrong and what to do, where a form cannot do without it. */
  error?: ReactNode;
}

/** Yes or no, or with `indeterminate` "some of them". Input props and `ref` reach the `<input>`. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, error, className, style, ref, ...input }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(box, ref);
  // The third state has no attribute: it can only be set on the element, and before it is painted.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate, input.checked]);
  return (
    <Root className={className} style={style} data-hide-label={hideLabel || undefined}>
      <input
        ref={merged}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-labelledby={error ? `${id}-label` : undefined}
        {...input}
      />
      <span id={error ? `${id}-label` : undefined}>{label}</span>
      {error && (
        <Problem id={`${id}-error`}>
          <Icon of={CircleAlert} size="sm" />
          <span>{error}</span>
        </Problem>
      )}
    </Root>
  );
}
