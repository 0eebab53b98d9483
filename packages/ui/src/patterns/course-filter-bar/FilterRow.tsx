import { useId } from 'react';
import { Anchor } from '../../components/link/index.ts';

/** One choice of a row. */
export interface FilterOption {
  key: string;
  label: string;
  href: string;
  chosen: boolean;
}

/** One question of the filter and its answers, one of them chosen. */
export function FilterRow({ label, options }: { label: string; options: readonly FilterOption[] }) {
  const id = useId();
  return (
    <div className="wt-filter-row">
      <span id={id} className="wt-filter-label">{label}</span>
      <ul aria-labelledby={id}>
        {options.map((option) => (
          <li key={option.key}>
            <Anchor href={option.href} aria-current={option.chosen ? 'true' : undefined}>{option.label}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
