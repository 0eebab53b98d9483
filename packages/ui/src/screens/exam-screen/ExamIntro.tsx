import { CloudCheck, Bookmark, Timer, TimerOff } from 'lucide';
import { formatMoment, formatPoints } from '@wutong/domain';
import type { ExamAvailability, MockExam } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import type { Wording } from '../../wording/index.ts';
import { Intro } from './ExamIntro.styles.ts';

export interface ExamIntroProps {
  exam: MockExam;
  availability: ExamAvailability;
  starting: boolean;
  onStart: () => void;
  backHref: string;
}

/** Why the exam can't be begun, in the reader's words. */
function obstacle(exam: MockExam, availability: Exclude<ExamAvailability, 'open'>, words: Wording['room']): string {
  if (availability === 'usedUp') return words.usedUp;
  if (availability === 'notYet') return fill(words.notYet, { time: formatMoment(exam.opensAt ?? '') });
  return exam.closesAt === null ? words.closedPlain : fill(words.closedNow, { time: formatMoment(exam.closesAt) });
}

/** Before the exam: what it asks, what the rules are, and the way in. */
export function ExamIntro({ exam, availability, starting, onStart, backHref }: ExamIntroProps) {
  const words = useExamWording().room;
  const left = exam.attemptsAllowed === null ? null : Math.max(0, exam.attemptsAllowed - exam.attemptsUsed);
  const facts = [
    [words.minutes, fill(words.minutesValue, { minutes: exam.minutes })],
    [words.questions, fill(words.questionsValue, { count: exam.questionCount })],
    [words.total, formatPoints(exam.totalPoints)],
    [words.pass, formatPoints(exam.passPoints)],
    [words.attempts, left === null ? words.unlimited : fill(words.attemptsValue, { count: left })],
  ];
  const rules = [
    [Timer, words.ruleTime], [CloudCheck, words.ruleSaving], [Bookmark, words.ruleMark], [TimerOff, words.ruleOver],
  ] as const;
  return (
    <Intro>
      <Card className="wt-intro">
        <div className="wt-name">
          <Tag tone="primary">{exam.categoryName}</Tag>
          <h1>{exam.name}</h1>
        </div>
        <dl className="wt-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <section className="wt-rules" aria-labelledby="exam-rules">
          <h2 id="exam-rules">{words.rules}</h2>
          <ul className="wt-list">
            {rules.map(([icon, rule]) => <li key={rule}><Icon of={icon} />{rule}</li>)}
          </ul>
        </section>
        {availability !== 'open' && <Banner tone="warning">{obstacle(exam, availability, words)}</Banner>}
        <div className="wt-start">
          {availability === 'open' && (
            <Button variant="primary" size="lg" loading={starting} onClick={onStart}>{words.start}</Button>
          )}
          <Button size="lg" href={backHref}>{words.back}</Button>
        </div>
      </Card>
    </Intro>
  );
}
