import { useEffect, useRef } from 'react';
import { Anchor } from '../../components/link/index.ts';

interface MiniSiteMenuProps {
  label: string;
  entries: readonly { key: string; label: string; href: string; current: boolean }[];
}

/** The menu in one row; on a phone the row scrolls, and what is open is moved into sight. Only the row moves, never the page. */
export function MiniSiteMenu({ label, entries }: MiniSiteMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = entries.find((entry) => entry.current)?.key;
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="wt-nav" aria-label={label}>
      <ul ref={list} className="wt-menu">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Anchor href={entry.href} aria-current={entry.current ? 'page' : undefined}>{entry.label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
