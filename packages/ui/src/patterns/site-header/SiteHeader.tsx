import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Menu as MenuIcon } from 'lucide';
import { IconButton } from '../../components/icon-button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { arriving } from '../../components/shared/arriving.tsx';
import { fill, useWording } from '../../wording/index.ts';
import { CategoryPanel } from '../category-panel/index.ts';
import { SearchBox } from '../search-box/index.ts';
import type { SearchBoxProps } from '../search-box/index.ts';
import { AccountBar } from '../user-menu/index.ts';
import { Way } from '../shared/index.ts';
import type { AccountView, NavEntry } from '../shared/index.ts';
import { BrandMark } from './BrandMark.tsx';
import type { HeaderCategories } from './header-categories.ts';
import { Root } from './SiteHeader.styles.ts';

const drawer = arriving(() => import('./HeaderDrawer.tsx').then((module) => module.HeaderDrawer));

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** `main`: two rows with the account. `association`: one row; the top bar has the account on a desk. */
  variant: 'main' | 'association';
  platformName: string;
  /** Address of a picture; null draws the mark of the brand's theme. */
  logo: string | null;
  homeHref: string;
  menu: readonly NavEntry[];
  search: SearchBoxProps;
  account: AccountView;
  categories: HeaderCategories | null;
}

/** Logo, search, account and the ways into the site. On a phone the search stays in sight, the rest is a drawer. */
export function SiteHeader(props: SiteHeaderProps) {
  const { variant, platformName, logo, homeHref, menu, search, account, categories, ...rest } = props;
  const words = useWording().shell;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const openDrawer = (): void => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <Root data-variant={variant} {...rest}>
      <Container className="wt-row">
        <IconButton
          className="wt-burger"
          icon={MenuIcon}
          label={words.openMenu}
          aria-expanded={open}
          onClick={openDrawer}
          onPointerEnter={drawer.preload}
          onFocus={drawer.preload}
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
              {menu.map((item) => <li key={item.label}><Way entry={item} /></li>)}
            </ul>
          </nav>
        </div>
      </Container>
      {asked && <drawer.Part open={open} onClose={() => setOpen(false)} menu={menu} categories={categories} />}
    </Root>
  );
}
