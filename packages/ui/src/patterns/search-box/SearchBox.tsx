import { useState } from 'react';
import type { Goods, SearchTypeCode } from '@wutong/domain';
import { SearchField } from '../../components/search-field/index.ts';
import type { SearchFieldProps } from '../../components/search-field/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { TypeSelect } from './SearchBox.styles.ts';

/** Something that can be searched. */
export interface SearchChoice {
  value: SearchTypeCode;
  label: string;
}

export interface SearchBoxProps extends Omit<SearchFieldProps, 'label' | 'before' | 'defaultValue' | 'onSearch'> {
  /** What can be searched; with a single one no selector is drawn (spec section 2, header). */
  types: readonly SearchChoice[];
  /** What was searched last. */
  type: SearchTypeCode;
  value: string;
  /** Enter or the icon. */
  onSearch: (goods: Goods) => void;
}

/** The header's search: a type where there is more than one, the words, Enter or the icon. */
export function SearchBox({ types, type, value, onSearch, ...rest }: SearchBoxProps) {
  const words = useWording().searchBox;
  const [chosen, setChosen] = useState<{ from: SearchTypeCode; now: SearchTypeCode }>({ from: type, now: type });
  // A new page may search something else: what the address says wins over an old choice.
  if (chosen.from !== type) setChosen({ from: type, now: type });
  const current = types.find((choice) => choice.value === chosen.now) ?? types[0];
  return (
    <SearchField
      label={fill(words.label, { what: current?.label ?? words.anything })}
      {...rest}
      defaultValue={value}
      before={
        types.length > 1 && (
          <TypeSelect
            aria-label={words.type}
            value={String(current?.value ?? type)}
            onChange={(event) => setChosen({ from: type, now: event.target.value === '1' ? 1 : 0 })}
          >
            {types.map((choice) => (
              <option key={choice.value} value={choice.value}>{choice.label}</option>
            ))}
          </TypeSelect>
        )
      }
      onSearch={(typed) => onSearch({ type: current?.value ?? type, value: typed })}
    />
  );
}
