import { Anchor } from '../../components/link/index.ts';
import { Container } from '../../components/layout/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { AccountBar } from '../user-menu/index.ts';
import type { AccountView, NavItem } from '../shared/index.ts';
import { Root } from './TopBar.styles.ts';

export interface TopBarProps {
  /** `main`: greeting and shortcuts. `association`: the same on the brand's colour, with the account. */
  variant: 'main' | 'association';
  /** Who runs the platform, in a sentence. */
  greeting: string;
  links: readonly NavItem[];
  account: AccountView;
}

/** The narrow line above the header of a desk; a phone does without it. */
export function TopBar({ variant, greeting, links, account }: TopBarProps) {
  const words = useWording().shell;
  const hello = variant === 'main' && account.kind === 'user' ? fill(words.hello, { name: account.name }) : null;
  return (
    <Root data-variant={variant} aria-label={words.shortcuts}>
      <Container className="wt-row">
        <span className="wt-greeting">{greeting}</span>
        <div className="wt-side">
          {hello && <span>{hello}</span>}
          {links.length > 0 && (
            <ul className="wt-links">
              {links.map((link) => (
                <li key={link.href}>
                  <Anchor href={link.href} external={link.external} aria-current={link.current ? 'page' : undefined}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
          {variant === 'association' && <AccountBar account={account} />}
        </div>
      </Container>
    </Root>
  );
}
