import { useEffect, useId, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  const chosen = options.find((option) => option.chosen)?.key;
  // On a phone the row scrolls: what is chosen must be in sight. Only the row moves, never the page.
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div className="wt-filter-row">
      <span id={id} className="wt-filter-label">{label}</span>
      <ul ref={list} aria-labelledby={id}>
        {options.map((option) => (
          <li key={option.key}>
            <Anchor href={option.href} aria-current={option.chosen ? 'true' : undefined}>{option.label}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
