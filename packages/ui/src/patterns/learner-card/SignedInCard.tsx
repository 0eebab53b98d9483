import type { YearHours } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import { Button } from '../../components/button/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Root } from './LearnerCard.styles.ts';
import type { LearnerView } from './learner-view.ts';

interface SignedInCardProps extends Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as'> {
  learner: LearnerView;
}

/** The card of somebody who has signed in. Loaded when somebody has: visitors never fetch it. */
export function SignedInCard({ learner, ...rest }: SignedInCardProps) {
  const words = useWording().learner;
  const { name, avatar, hours, continueWith, studyHref } = learner;
  return (
    <Root forwardedAs="section" aria-label={words.label} {...rest}>
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
