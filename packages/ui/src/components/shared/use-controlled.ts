import { useState } from 'react';

/**
 * A value that the caller may hold (`given` is there) or leave to the component, which then begins with `initial`.
 * Answers the value in force and how to change it; `onChange` hears of every change either way.
 */
export function useControlled<Value>(
  given: Value | undefined, initial: Value, onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value): void => {
    setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
