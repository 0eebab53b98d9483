import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Checkbox.styles.ts';
import { useMergedRef } from '../shared/use-merged-ref.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; it is part of the pressable area. */
  label: ReactNode;
  /** Keeps the label for screen readers only (a row of a list that says itself what it is). */
  hideLabel?: boolean | undefined;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
}

/** Yes or no, or with `indeterminate` "some of them". Input props and `ref` reach the `<input>`. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, className, style, ref, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(box, ref);
  // The third state has no attribute: it can only be set on the element, and before it is painted.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate, input.checked]);
  return (
    <Root className={className} style={style} data-hide-label={hideLabel || undefined}>
      <input ref={merged} type="checkbox" {...input} />
      <span>{label}</span>
    </Root>
  );
}
