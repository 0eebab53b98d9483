import type { ComponentProps } from 'react';
import { BookOpen, House, LayoutGrid, ShoppingCart, User } from 'lucide';
import { Badge } from '../../components/badge/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Way } from '../shared/index.ts';
import { Root } from './BottomBar.styles.ts';

const shapes = { home: House, courses: LayoutGrid, study: BookOpen, cart: ShoppingCart, me: User } as const;

/** A place of the bottom bar: an address, or something to do first (sign in). */
export type BottomBarItem = {
  key: keyof typeof shapes;
  label: string;
  current: boolean;
  /** A count, such as the courses in the cart. */
  badge?: number | undefined;
} & ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void });

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Three to five; only what exists for who is looking. */
  items: readonly BottomBarItem[];
}

/** The five main places, within the thumb's reach of a phone. */
export function BottomBar({ items, ...rest }: BottomBarProps) {
  const words = useWording().shell;
  return (
    <Root aria-label={words.mobileBar} {...rest}>
      <ul>
        {items.map((item) => (
          <li key={item.key}><Place item={item} /></li>
        ))}
      </ul>
    </Root>
  );
}

function Place({ item }: { item: BottomBarItem }) {
  const words = useWording().shell;
  const badge = item.badge ?? 0;
  return (
    <Way entry={item}>
      <span className="wt-shape">
        <Icon of={shapes[item.key]} />
        <Badge count={badge} aria-hidden />
      </span>
      {item.label}
      {badge > 0 && <VisuallyHidden>{fill(words.cartCount, { count: badge })}</VisuallyHidden>}
    </Way>
  );
}
