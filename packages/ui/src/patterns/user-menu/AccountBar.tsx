import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { BookOpen, ShoppingCart } from 'lucide';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import type { AccountView, UserAccount } from '../shared/index.ts';
import { Bar } from './AccountBar.styles.ts';

/** Visitors never fetch the menu. Where it can't be fetched its place stays empty; the header must not break. */
const UserMenu = lazy(async (): Promise<{ default: ComponentType<{ account: UserAccount }> }> => {
  try {
    return { default: (await import('./UserMenu.tsx')).UserMenu };
  } catch {
    return { default: () => null };
  }
});

export interface AccountBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  account: AccountView;
}

/** The corner of a header that is the reader's: study, cart and account, or the way in. */
export function AccountBar({ account, className = '', ...rest }: AccountBarProps) {
  const words = useWording().shell;
  if (account.kind === 'guest') {
    return (
      <Bar className={`wt-account ${className}`} {...rest}>
        <Button size="sm" variant="secondary" onClick={account.onSignIn}>{words.signIn}</Button>
      </Bar>
    );
  }
  const count = account.cartCount ?? 0;
  return (
    <Bar className={`wt-account ${className}`} {...rest}>
      {account.studyHref && (
        <Anchor className="wt-way" href={account.studyHref}>
          <Icon of={BookOpen} size="sm" />
          {words.study}
        </Anchor>
      )}
      {account.cartHref && (
        <Anchor className="wt-way" href={account.cartHref}>
          <Icon of={ShoppingCart} size="sm" />
          {words.cart}
          <Badge count={count} aria-hidden />
          {count > 0 && <VisuallyHidden>{fill(words.cartCount, { count })}</VisuallyHidden>}
        </Anchor>
      )}
      <span className="wt-menu"><Suspense fallback={null}><UserMenu account={account} /></Suspense></span>
    </Bar>
  );
}
