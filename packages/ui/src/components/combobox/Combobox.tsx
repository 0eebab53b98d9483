import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { useMergedRef } from '../shared/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill } from '../../wording/index.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { Box } from './Combobox.styles.ts';
import { findOptions } from './options.ts';
import type { ComboboxOption, ComboboxOptions } from './options.ts';
import { useLatePart } from './use-late-part.ts';

const load = () => import('./ComboboxImpl.tsx').then((module) => module.ComboboxImpl);

type Replaced = keyof FieldTexts | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'list' | 'size';

export interface ComboboxProps extends FieldTexts, Omit<ComponentProps<'input'>, Replaced> {
  options: ComboboxOptions;
  /** The chosen option itself, so that its name is known while the list is not; null for none. */
  value?: ComboboxOption | null | undefined;
  defaultValue?: ComboboxOption | null | undefined;
  onChange?: ((option: ComboboxOption | null) => void) | undefined;
  /**
   * Asked for options by what was typed, for lists too long to hold: the caller then narrows `options`, and waits a
   * little before it calls. Without it the options are narrowed here.
   */
  onSearch?: ((term: string) => void) | undefined;
}

/**
 * One of many, found by typing. Words that an input method is still composing are no search yet. A plain box until
 * the list's code arrives, which the first approach fetches; what was typed by then stays.
 */
export function Combobox({
  label, hideLabel, hint, error, optional, id, className, style, options, value: given, defaultValue = null, onChange, onSearch, name,
  ref, ...input
}: ComboboxProps) {
  const words = useInputsWording().combobox;
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const [value, change] = useControlled(given, defaultValue, onChange);
  /** What stands in the box while it differs from the choice; null while it shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [term, setTerm] = useState('');
  const { taken, ask, take, want, composing } = useLatePart(load, field);
  const search = (next: string): void => {
    if (next === term) return;
    setTerm(next);
    onSearch?.(next);
  };
  const type = (text: string): void => {
    want();
    setTyped(text);
    if (!composing.current) search(text);
    if (text === '' && value !== null) change(null);
  };
  /** A choice, or with the present one a return to it. */
  const choose = (option: ComboboxOption | null): void => {
    setTyped(null);
    search('');
    if (option?.value !== value?.value) change(option);
  };
  const items = options.status === 'ready' ? (onSearch ? options.items : findOptions(options.items, term)) : [];
  const text = typed ?? value?.label ?? '';
  const loading = options.status === 'loading';
  const none = term === '' ? words.noneAtAll : fill(words.none, { term });
  const found = items.length > 0 ? fill(words.found, { count: items.length }) : none;
  const Impl = taken?.part;
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <>
          <Box
            onPointerEnter={ask}
            onFocus={ask}
            onPointerDown={want}
            onCompositionStart={() => { composing.current = true; }}
            onCompositionEnd={() => {
              composing.current = false;
              search(field.current?.value ?? '');
              take();
            }}
          >
            {Impl ? (
              <Impl
                {...{ control, items, text, value, label, input }}
                box={merged}
                held={taken.held}
                root={taken.root}
                empty={loading ? words.loading : none}
                onType={type}
                onChoose={choose}
                closed={options.status === 'failed'}
              />
            ) : (
              <>
                <input
                  ref={merged}
                  role="combobox"
                  aria-expanded={false}
                  // The list is there once its code is; until then nothing is controlled.
                  aria-controls={undefined}
                  aria-autocomplete="list"
                  autoComplete="off"
                  placeholder={words.placeholder}
                  {...control}
                  {...input}
                  type="text"
                  value={text}
                  onChange={(event) => type(event.target.value)}
                  onKeyDown={(event: KeyboardEvent) => { if (event.key === 'ArrowDown') want(); }}
                  onBlur={() => choose(value)}
                />
                <Icon className="wt-arrow" of={ChevronDown} size="sm" />
              </>
            )}
            {name !== undefined && <input type="hidden" name={name} value={value?.value ?? ''} />}
            <VisuallyHidden role="status">{typed !== null && (loading ? words.loading : term !== '' && found)}</VisuallyHidden>
          </Box>
          {options.status === 'failed' && (
            <p className="wt-hint" role="alert">
              {words.failed}
              <Button size="sm" variant="quiet" onClick={options.onRetry}>{words.retry}</Button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}
