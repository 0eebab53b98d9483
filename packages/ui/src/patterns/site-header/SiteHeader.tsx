import { lazy, Suspense, useState } from 'react';
import { Menu as MenuIcon } from 'lucide';
import { drawerIntent } from '../../components/drawer/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { CategoryPanel } from '../category-panel/index.ts';
import { SearchBox } from '../search-box/index.ts';
import type { SearchBoxProps } from '../search-box/index.ts';
import { AccountBar } from '../user-menu/index.ts';
import type { AccountView, NavItem } from '../shared/index.ts';
import { BrandMark } from './BrandMark.tsx';
import type { HeaderCategories } from './header-categories.ts';
import { Root } from './SiteHeader.styles.ts';

const loadDrawer = () => import('./HeaderDrawer.tsx').then((module) => ({ default: module.HeaderDrawer }));
const HeaderDrawer = lazy(loadDrawer);

export interface SiteHeaderProps {
  /** `main`: two rows with the account. `association`: one row; the top bar has the account on a desk. */
  variant: 'main' | 'association';
  platformName: string;
  /** Address of a picture; null draws the mark of the brand's theme. */
  logo: string | null;
  homeHref: string;
  menu: readonly NavItem[];
  search: SearchBoxProps;
  account: AccountView;
  categories: HeaderCategories | null;
}

/** Logo, search, account and the ways into the site. On a phone the search stays in sight, the rest is a drawer. */
export function SiteHeader(props: SiteHeaderProps) {
  const { variant, platformName, logo, homeHref, menu, search, account, categories } = props;
  const words = useWording().shell;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const openDrawer = (): void => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <Root data-variant={variant}>
      <Container className="wt-row">
        <IconButton
          className="wt-burger"
          icon={MenuIcon}
          label={words.openMenu}
          aria-expanded={open}
          onClick={openDrawer}
          {...drawerIntent}
        />
        <Anchor className="wt-brand" href={homeHref} aria-label={fill(words.home, { name: platformName })}>
          {logo ? <img className="wt-mark" src={logo} alt="" /> : <BrandMark />}
          <span>{platformName}</span>
        </Anchor>
        <div className="wt-search"><SearchBox {...search} /></div>
        <div className="wt-corner"><AccountBar account={account} /></div>
        <div className="wt-ways">
          {categories && !categories.menuHidden && (
            <CategoryPanel mode="menu" state={categories.state} hrefOf={categories.hrefOf} />
          )}
          <nav aria-label={words.mainMenu}>
            <ul className="wt-menu">
              {menu.map((item) => (
                <li key={item.href}>
                  <Anchor href={item.href} external={item.external} aria-current={item.current ? 'page' : undefined}>
                    {item.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
      {asked && (
        <Suspense fallback={null}>
          <HeaderDrawer open={open} onClose={() => setOpen(false)} menu={menu} categories={categories} />
        </Suspense>
      )}
    </Root>
  );
}
