import type { ComponentProps } from 'react';
import { Container } from '../../components/layout/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { AccountBar } from '../user-menu/index.ts';
import { Way } from '../shared/index.ts';
import type { AccountView, NavEntry } from '../shared/index.ts';
import { Root } from './TopBar.styles.ts';

export interface TopBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** `main`: greeting and shortcuts. `association`: the same on the brand's colour, with the account. */
  variant: 'main' | 'association';
  /** Who runs the platform, in a sentence. */
  greeting: string;
  /** Shortcuts; one that needs signing in first is a button (certificate management, spec section 2). */
  links: readonly NavEntry[];
  account: AccountView;
}

/** The narrow line above the header of a desk; a phone does without it. */
export function TopBar({ variant, greeting, links, account, ...rest }: TopBarProps) {
  const words = useWording().shell;
  const hello = variant === 'main' && account.kind === 'user' ? fill(words.hello, { name: account.name }) : null;
  return (
    <Root data-variant={variant} aria-label={words.shortcuts} {...rest}>
      <Container className="wt-row">
        <span className="wt-greeting">{greeting}</span>
        <div className="wt-side">
          {hello && <span>{hello}</span>}
          {links.length > 0 && (
            <ul className="wt-links">
              {links.map((link) => <li key={link.label}><Way entry={link} /></li>)}
            </ul>
          )}
          {variant === 'association' && <AccountBar account={account} />}
        </div>
      </Container>
    </Root>
  );
}
