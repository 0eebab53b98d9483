import { useId } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Root } from './Tabs.styles.ts';

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Key extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** Tabs share the whole width (two or three short labels). */
  full?: boolean | undefined;
}

/** Where an arrow, Home or End leads from `index`; undefined for any other key. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Views of one thing, one at a time. Arrow keys, Home and End move and choose (WAI-ARIA tabs). */
export function Tabs<Key extends string>({ label, items, value, onChange, full = false, ...rest }: TabsProps<Key>) {
  const id = useId();
  const shown = items.find((item) => item.key === value);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = target(event.key, items.findIndex((item) => item.key === value), items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <Root data-full={full || undefined} {...rest}>
      <div className="wt-list" role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item.key === value}
            aria-controls={item.key === value ? `${id}-panel` : undefined}
            tabIndex={item.key === value ? 0 : -1}
            onClick={() => onChange(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {shown && (
        <div className="wt-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.key}`}>
          {shown.content}
        </div>
      )}
    </Root>
  );
}
