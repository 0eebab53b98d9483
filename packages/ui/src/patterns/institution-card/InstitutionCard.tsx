import type { Institution } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Rating } from '../../components/rating/index.ts';
import { fill } from '../../wording/index.ts';
import { useInstitutionWording } from '../../wording/institution.ts';
import { FollowToggle } from '../follow-toggle/index.ts';
import { Marked } from '../shared/index.ts';
import { Root } from './InstitutionCard.styles.ts';

export interface InstitutionCardProps extends Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as' | 'onToggle'> {
  institution: Institution;
  /** The institution's mini-site. */
  href: string;
  /** Asked to follow (true) or to leave; left out, no toggle is drawn. */
  onToggleFollow?: ((followed: boolean) => void) | undefined;
  /** The answer to a press of the toggle is awaited. */
  pending?: boolean | undefined;
  /** A keyword to mark in the name. */
  highlight?: string | undefined;
  /** Level of the name, one below the heading of its list. */
  heading?: 'h2' | 'h3' | undefined;
}

/** An institution in a list: what it is and where, how it is judged, how much it offers, and whether the reader follows it. */
export function InstitutionCard(props: InstitutionCardProps) {
  const { institution, href, onToggleFollow, pending, highlight = '', heading: Heading = 'h3', ...rest } = props;
  const words = useInstitutionWording().institution;
  const { name, logo, type, region, rating, courseCount, followerCount, followed } = institution;
  const kind = [type?.name, region?.name].filter(Boolean).join(' · ');
  return (
    <Root forwardedAs="article" pressable {...rest}>
      <Avatar name={name} src={logo} size="lg" shape="square" />
      <div className="wt-head">
        <Heading className="wt-name">
          <Anchor href={href} title={name} data-cover><Marked text={name} keyword={highlight} /></Anchor>
        </Heading>
        {kind && <p className="wt-kind" title={kind}>{kind}</p>}
      </div>
      <div className="wt-foot">
        <div className="wt-figures">
          <Rating score={rating} />
          <p>
            <span>{fill(words.courses, { count: courseCount })}</span>
            <span>{fill(words.followers, { count: followerCount })}</span>
          </p>
        </div>
        {onToggleFollow && (
          <FollowToggle className="wt-follow" name={name} followed={followed} pending={pending} onToggle={onToggleFollow} />
        )}
      </div>
    </Root>
  );
}
