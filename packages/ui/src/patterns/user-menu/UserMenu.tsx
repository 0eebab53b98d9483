import { ChevronDown } from 'lucide';
import { USER_TYPE } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Menu } from '../../components/menu/index.ts';
import type { MenuItem } from '../../components/menu/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import type { UserAccount } from '../shared/index.ts';
import { Name, Who } from './UserMenu.styles.ts';

/** Avatar and name, and behind them the places of the account and the way out (spec section 2, header). */
export function UserMenu({ account }: { account: UserAccount }) {
  const words = useWording().account;
  const items: MenuItem[] = [
    ...account.links.map((link) => ({ key: link.href, label: link.label, href: link.href })),
    { key: 'sign-out', label: words.signOut, onSelect: account.onSignOut },
  ];
  return (
    <Menu
      label={words.label}
      header={
        <Who>
          <b>{account.name}</b>
          {account.type === USER_TYPE.enterprise ? words.enterprise : words.learner}
        </Who>
      }
      items={items}
      trigger={
        <>
          <Avatar name={account.name} src={account.avatar} size="sm" />
          <Name aria-hidden>{account.name}</Name>
          <VisuallyHidden>{fill(words.open, { name: account.name })}</VisuallyHidden>
          <Icon of={ChevronDown} size="sm" />
        </>
      }
    />
  );
}
