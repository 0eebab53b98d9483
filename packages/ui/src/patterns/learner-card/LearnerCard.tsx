import { lazy, Suspense } from 'react';
import { CircleCheck, Clock3, MonitorSmartphone } from 'lucide';
import { Button } from '../../components/button/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './LearnerCard.styles.ts';
import type { LearnerCardView } from './learner-view.ts';

/** Visitors never fetch the card of learners. Where it can't be fetched the place stays; the page must not break. */
const SignedInCard = lazy(() =>
  import('./SignedInCard.tsx').then(
    (module) => ({ default: module.SignedInCard }),
    () => ({ default: WaitingCard }),
  ),
);

/** What the card's element takes from its caller. */
type CardRest = Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as'>;

/** What signing in gives. */
const reasons = [
  { key: 'reasonHours', icon: Clock3 },
  { key: 'reasonProgress', icon: CircleCheck },
  { key: 'reasonDevices', icon: MonitorSmartphone },
] as const;

export interface LearnerCardProps extends CardRest {
  learner: LearnerCardView;
}

/** The learner's own corner of the home page: hours this year and the way on, or the way in. */
export function LearnerCard({ learner, ...rest }: LearnerCardProps) {
  const words = useWording().learner;
  if (learner.kind === 'loading') return <WaitingCard {...rest} />;
  if (learner.kind === 'user') {
    return <Suspense fallback={<WaitingCard {...rest} />}><SignedInCard learner={learner} {...rest} /></Suspense>;
  }
  return (
    <Root forwardedAs="section" aria-label={words.label} {...rest}>
      <h2 className="wt-name">{words.guestTitle}</h2>
      <p className="wt-note">{words.guestText}</p>
      <Button variant="primary" full onClick={learner.onSignIn}>{words.signIn}</Button>
      <ul className="wt-reasons">
        {reasons.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} size="sm" />
            {words[key]}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** The card while it is not known who is there. */
function WaitingCard(rest: CardRest) {
  const words = useWording().learner;
  return (
    <Root forwardedAs="section" aria-label={words.label} aria-busy {...rest}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <div className="wt-who">
        <Skeleton shape="circle" />
        <Skeleton className="wt-name" style={{ inlineSize: '50%' }} />
      </div>
      <Skeleton lines={3} />
      <div className="wt-ways"><Skeleton shape="control" /></div>
    </Root>
  );
}
