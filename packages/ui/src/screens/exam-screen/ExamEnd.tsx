import { formatMoment, formatPoints } from '@wutong/domain';
import type { Attempt, MockExam } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Result } from '../../components/result/index.ts';
import { SavingNote } from '../../patterns/saving-note/index.ts';
import type { Saving } from '../../patterns/saving-note/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { End } from './ExamEnd.styles.ts';

export interface ExamEndProps {
  exam: MockExam;
  attempt: Extract<Attempt, { status: 'expired' | 'submitted' | 'marked' }>;
  saving: Saving;
  onSubmit: () => void;
  reviewHref: string | null;
  backHref: string;
}

/** After answering: handed in, marked, or over, and in each case where the answers are. */
export function ExamEnd({ exam, attempt, saving, onSubmit, reviewHref, backHref }: ExamEndProps) {
  const words = useExamWording();
  const { room } = words;
  const back = <Button href={backHref}>{room.back}</Button>;
  if (attempt.status === 'expired') {
    if (attempt.startedAt === null) {
      return <Result kind="waiting" title={room.missedTitle} actions={back}><p>{room.missedBody}</p></Result>;
    }
    const unsaved = saving === 'unsaved';
    return (
      <Result
        kind="waiting"
        title={room.expiredTitle}
        actions={unsaved && <Button variant="primary" onClick={onSubmit}>{room.expiredRetry}</Button>}
      >
        <p>{unsaved ? room.expiredUnsaved : room.expiredBody}</p>
        <SavingNote saving={saving} words={words.saving} />
      </Result>
    );
  }
  const submittedAt = <p className="wt-when">{`${room.submittedAt} ${formatMoment(attempt.submittedAt)}`}</p>;
  if (attempt.status === 'submitted') {
    return (
      <Result kind="success" title={room.submittedTitle} actions={back}>
        <End>
          <p>{attempt.reason === 'timeUp' ? room.submittedTimeUp : room.submittedBody}</p>
          {submittedAt}
        </End>
      </Result>
    );
  }
  const once = exam.attemptsAllowed !== null && exam.attemptsUsed >= exam.attemptsAllowed;
  const missing = formatPoints(Math.max(0, exam.passPoints - attempt.score));
  return (
    <Result
      kind={attempt.passed ? 'success' : 'failed'}
      title={attempt.passed ? room.passedTitle : room.notPassedTitle}
      actions={
        <>
          {reviewHref !== null && <Button variant="primary" href={reviewHref}>{room.review}</Button>}
          {back}
        </>
      }
    >
      <End>
        <p className="wt-score">
          <span>{room.score}</span>
          <strong>{attempt.score}</strong>
          <span>{`/ ${formatPoints(exam.totalPoints)}`}</span>
        </p>
        <p>{attempt.passed ? room.passedBody : fill(once ? room.notPassedOnce : room.notPassedBody, { points: missing })}</p>
        {submittedAt}
      </End>
    </Result>
  );
}
