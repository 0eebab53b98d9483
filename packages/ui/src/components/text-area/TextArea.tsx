import { useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill } from '../../wording/index.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { Box } from './TextArea.styles.ts';

type Replaced = keyof FieldTexts | 'value' | 'defaultValue' | 'children';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, Replaced> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /**
   * How many characters may be sent; the count stands below. It cuts nothing off: a paste that is too long is shown
   * whole, so that the writer can choose what to drop.
   */
  limit?: number | undefined;
}

/** How many signs a reader sees: an emoji or a rare character counts once. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Several lines of text; grows with them. Textarea props and `ref` reach the `<textarea>`. */
export function TextArea({
  label, hideLabel, hint, error, optional, id, className, style, limit, value, defaultValue = '', rows = 4, onChange, ...area
}: TextAreaProps) {
  const words = useInputsWording().textArea;
  const [typed, setTyped] = useState(defaultValue);
  const left = limit === undefined ? null : limit - lengthOf(value ?? typed);
  const over = left !== null && left < 0;
  const near = left !== null && limit !== undefined && left <= Math.max(10, limit / 10);
  const count = left === null ? null : fill(over ? words.over : words.left, { count: Math.abs(left) });
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <Box>
          <textarea
            rows={rows}
            style={{ minBlockSize: `${rows + 1}lh` }}
            {...control}
            aria-describedby={[control['aria-describedby'], count && `${control.id}-count`].filter(Boolean).join(' ') || undefined}
            aria-invalid={control['aria-invalid'] ?? (over || undefined)}
            {...(value === undefined ? { defaultValue } : { value })}
            {...area}
            onChange={change}
          />
          {count && (
            <>
              <span className="wt-count" id={`${control.id}-count`} data-over={over || undefined}>{count}</span>
              {/* Read out only near the limit: a number at every key would drown the text. */}
              <VisuallyHidden role="status">{near ? count : null}</VisuallyHidden>
            </>
          )}
        </Box>
      )}
    </Field>
  );
}
