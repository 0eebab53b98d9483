import type { ComponentProps } from 'react';
import { ChevronLeft } from 'lucide';
import { miniSiteMenu } from '@wutong/domain';
import type { Institution, InstitutionRoute, MiniSitePage } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Rating } from '../../components/rating/index.ts';
import { fill } from '../../wording/index.ts';
import { useInstitutionWording } from '../../wording/institution.ts';
import { FollowToggle } from '../follow-toggle/index.ts';
import { MiniSiteMenu } from './MiniSiteMenu.tsx';
import { Root } from './MiniSiteHeader.styles.ts';

export interface MiniSiteHeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'onToggle'> {
  institution: Institution;
  /** The institution's menu as it keeps it; what it hides is not drawn (spec section 3, institution route item). */
  routes: readonly InstitutionRoute[];
  /** The page that is open; null on one that no menu leads to, such as an article. */
  current: MiniSitePage | null;
  /** The address of a page of this mini-site; null for a page that does not exist, which is then not drawn. */
  pageHref: (page: MiniSitePage) => string | null;
  /** The way back to the whole marketplace. */
  marketplace: { name: string; href: string };
  /** Asked to follow (true) or to leave; left out, no toggle is drawn. */
  onToggleFollow?: ((followed: boolean) => void) | undefined;
  /** The answer to a press of the toggle is awaited. */
  pending?: boolean | undefined;
}

/** The head of an institution's own pages: who it is, whether the reader follows it, its menu, the way back (spec section 2). */
export function MiniSiteHeader(props: MiniSiteHeaderProps) {
  const { institution, routes, current, pageHref, marketplace, onToggleFollow, pending, ...rest } = props;
  const { institution: card, miniSite: words } = useInstitutionWording();
  const { name, logo, type, region, rating, followerCount, followed } = institution;
  const entries = miniSiteMenu(routes).flatMap(({ page, name: label }) => {
    const href = pageHref(page);
    return href === null ? [] : [{ key: page, label, href, current: page === current }];
  });
  const kind = [type?.name, region?.name].filter(Boolean).join(' · ');
  const home = pageHref('home');
  return (
    <Root {...rest}>
      <Container className="wt-inside">
        <Anchor className="wt-back" href={marketplace.href}>
          <Icon of={ChevronLeft} size="sm" />
          {fill(words.back, { platform: marketplace.name })}
        </Anchor>
        <Avatar className="wt-logo" name={name} src={logo} size="lg" shape="square" />
        <div className="wt-words">
          {home === null ? (
            <span className="wt-name" title={name}>{name}</span>
          ) : (
            <Anchor className="wt-name" href={home} title={name} aria-label={fill(words.home, { name })}>{name}</Anchor>
          )}
          <p className="wt-facts">
            {kind && <span className="wt-kind">{kind}</span>}
            <Rating score={rating} />
            <span>{fill(card.followers, { count: followerCount })}</span>
          </p>
        </div>
        {onToggleFollow && (
          <FollowToggle className="wt-follow" name={name} followed={followed} pending={pending} onToggle={onToggleFollow} />
        )}
        <MiniSiteMenu label={words.menu} entries={entries} />
      </Container>
    </Root>
  );
}
