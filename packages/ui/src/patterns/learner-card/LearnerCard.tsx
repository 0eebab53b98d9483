import { CircleCheck, Clock3, MonitorSmartphone } from 'lucide-react';
import type { YearHours } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Root } from './LearnerCard.styles.ts';

/** What signing in gives. */
const reasons = [
  { key: 'reasonHours', icon: Clock3 },
  { key: 'reasonProgress', icon: CircleCheck },
  { key: 'reasonDevices', icon: MonitorSmartphone },
] as const;

/** The lesson to go on with. */
export interface ContinueWith {
  courseName: string;
  lessonName: string;
  href: string;
}

/** What the home page knows of the reader. */
export type LearnerCardView =
  | { kind: 'loading' }
  | { kind: 'guest'; onSignIn: () => void }
  | {
      kind: 'user';
      name: string;
      avatar: string | null;
      /** Hours of this year against what is asked for; null where the branch does not count them. */
      hours: YearHours | null;
      continueWith: ContinueWith | null;
      studyHref: string | null;
    };

/** The learner's own corner of the home page: hours this year and the way on, or the way in. */
export function LearnerCard({ learner }: { learner: LearnerCardView }) {
  const words = useWording().learner;
  if (learner.kind === 'guest') {
    return (
      <Root forwardedAs="section" aria-label={words.label}>
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
  if (learner.kind === 'loading') {
    return (
      <Root forwardedAs="section" aria-label={words.label} aria-busy>
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
  const { name, avatar, hours, continueWith, studyHref } = learner;
  return (
    <Root forwardedAs="section" aria-label={words.label}>
      <div className="wt-who">
        <Avatar name={name} src={avatar} />
        <h2 className="wt-name" title={name}>{name}</h2>
      </div>
      {hours && <Hours hours={hours} />}
      {continueWith ? (
        <div className="wt-last">
          <span className="wt-note">{words.continueWith}</span>
          <span title={continueWith.courseName}>{continueWith.courseName}</span>
          <span className="wt-note" title={continueWith.lessonName}>{continueWith.lessonName}</span>
        </div>
      ) : (
        <p className="wt-note">{words.none}</p>
      )}
      <div className="wt-ways">
        {continueWith && <Button variant="primary" full href={continueWith.href}>{words.continue}</Button>}
        {studyHref && <Button full href={studyHref}>{words.study}</Button>}
      </div>
    </Root>
  );
}

function Hours({ hours: { year, earned, required } }: { hours: YearHours }) {
  const words = useWording().learner;
  const missing = Number(Math.max(0, required - earned).toFixed(1));
  return (
    <div className="wt-hours">
      <p className="wt-sum">
        {fill(words.hours, { year })}
        <span>
          <b>{Number(earned.toFixed(1))}</b> {fill(words.of, { required })}
        </span>
      </p>
      <Progress value={required > 0 ? (earned / required) * 100 : 100} label={fill(words.progress, { year })} />
      <p className="wt-note">{missing > 0 ? fill(words.remaining, { hours: missing }) : words.reached}</p>
    </div>
  );
}
