import { BookOpen, ShoppingCart } from 'lucide-react';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import type { AccountView } from '../shared/index.ts';
import { UserMenu } from './UserMenu.tsx';
import { Bar } from './UserMenu.styles.ts';

/** The corner of a header that is the reader's: study, cart and account, or the way in. */
export function AccountBar({ account }: { account: AccountView }) {
  const words = useWording().shell;
  if (account.kind === 'guest') {
    return (
      <Bar className="wt-account">
        <Button size="sm" variant="secondary" onClick={account.onSignIn}>{words.signIn}</Button>
      </Bar>
    );
  }
  const count = account.cartCount ?? 0;
  return (
    <Bar className="wt-account">
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
      <UserMenu account={account} />
    </Bar>
  );
}
