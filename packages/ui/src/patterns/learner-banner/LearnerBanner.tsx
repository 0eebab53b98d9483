import { displayName } from '@wutong/domain';
import type { UserInfo } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import { Button } from '../../components/button/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useCentreWording } from '../../wording/centre.ts';
import { Root } from './LearnerBanner.styles.ts';

/** One figure of the learning statistics (spec section 3): a value and what it counts. */
export interface LearningFigure {
  value: string | number;
  label: string;
}

export interface LearnerBannerProps extends Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as'> {
  user: Pick<UserInfo, 'realName' | 'mobile' | 'avatar' | 'areaName' | 'certified'>;
  /** The page of personal information; null where the branch has none. */
  infoHref: string | null;
  /** The learning statistics; null while they are on their way, empty where the branch counts none. */
  figures: readonly LearningFigure[] | null;
  /** Level of the name. */
  heading?: 'h1' | 'h2' | undefined;
}

/** How many figures are kept a place for while they are on their way. */
const WAITING = 4;

/** The head of the learner's own pages: who it is, and how the learning stands (spec section 2, user-centre shell). */
export function LearnerBanner({ user, infoHref, figures, heading: Heading = 'h2', ...rest }: LearnerBannerProps) {
  const words = useCentreWording().learnerBanner;
  const name = displayName(user);
  return (
    <Root forwardedAs="section" aria-label={words.label} aria-busy={figures === null || undefined} {...rest}>
      <div className="wt-inside">
        <div className="wt-who">
          <Avatar name={name} src={user.avatar} size="lg" />
          <div className="wt-words">
            <Heading className="wt-name" title={name}>{name}</Heading>
            <p className="wt-facts">
              {user.certified ? <Tag tone="success">{words.certified}</Tag> : <Tag>{words.uncertified}</Tag>}
              {user.areaName && <span>{user.areaName}</span>}
            </p>
          </div>
          {infoHref !== null && <Button className="wt-info" size="sm" href={infoHref}>{words.info}</Button>}
        </div>
        {figures === null && <Waiting label={words.loading} />}
        {figures !== null && figures.length > 0 && (
          <dl className="wt-figures">
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Root>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="wt-figures">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: WAITING }, (_, index) => <div key={index}><Skeleton lines={2} /></div>)}
    </div>
  );
}
