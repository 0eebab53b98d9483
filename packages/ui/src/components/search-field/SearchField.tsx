import { useRef, useState } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Search, X } from 'lucide';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './SearchField.styles.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'defaultValue'> {
  /** What is searched, for screen readers: 搜索课程. */
  label: string;
  placeholder?: string | undefined;
  /** The words that were searched last; a new value replaces what stands in the box. */
  defaultValue?: string | undefined;
  /** What stands before the box: a selector of what to search. */
  before?: ReactNode;
  /** Enter or the button; receives the trimmed words, also when they are empty. */
  onSearch: (words: string) => void;
}

/** A search box with its button. Enter searches; the cross empties the box and puts the cursor back. */
export function SearchField({ label, placeholder, defaultValue = '', before, onSearch, ...rest }: SearchFieldProps) {
  const words = useWording().search;
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [known, setKnown] = useState(defaultValue);
  if (known !== defaultValue) {
    setKnown(defaultValue);
    setValue(defaultValue);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(value.trim());
  };
  const clear = (): void => {
    setValue('');
    box.current?.focus();
  };
  return (
    <Root role="search" {...rest} onSubmit={submit}>
      {before && <span className="wt-before">{before}</span>}
      <span className="wt-box">
        <input
          ref={box}
          className="wt-input"
          type="search"
          name="keywords"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        {value && <IconButton className="wt-clear" size="sm" icon={X} label={words.clear} onClick={clear} />}
      </span>
      <button className="wt-submit" type="submit" aria-label={words.submit}>
        <Icon of={Search} />
      </button>
    </Root>
  );
}
