import { memo, useMemo, useRef, useState } from 'react';
import { paperProgress, takesAnswers } from '@wutong/domain';
import type { Attempt } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { AnswerCard, AnswerCardDrawer } from '../../patterns/answer-card/index.ts';
import { ExamPaper } from '../../patterns/exam-paper/index.ts';
import { ExamSubmitDialog } from '../../patterns/exam-submit-dialog/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { OneByOne } from './OneByOne.tsx';
import type { ExamScreenProps, OpenExam } from './props.ts';
import { RoomBar } from './RoomBar.tsx';
import { Room } from './ExamRoom.styles.ts';
import { usePlace } from './use-place.ts';
import { useWide } from './use-wide.ts';

/** The clock ticks above these: what does not show it is not drawn again. */
const Paper = memo(ExamPaper);
const Card = memo(AnswerCard);

export interface ExamRoomProps
  extends Pick<OpenExam, 'exam' | 'questions'>,
    Pick<ExamScreenProps, 'answers' | 'marked' | 'saving' | 'secondsLeft' | 'submitFailure' | 'onAnswer' | 'onMark' | 'onSubmit'> {
  attempt: Attempt;
}

/** Answering: paper and answer card beside each other, or one question at a time where there is no room for both. */
export function ExamRoom({
  exam, questions, attempt, answers, marked, saving, secondsLeft, submitFailure, onAnswer, onMark, onSubmit,
}: ExamRoomProps) {
  const words = useExamWording().room;
  const room = useRef<HTMLDivElement>(null);
  const wide = useWide(room);
  const { questionId, arrive, jump } = usePlace(questions[0]?.id ?? null, room, wide);
  const [asking, setAsking] = useState(false);
  const [cardOpen, setCardOpen] = useState(false);
  const progress = useMemo(() => paperProgress(questions, answers, marked), [questions, answers, marked]);
  const submitting = attempt.status === 'submitting';
  const over = secondsLeft <= 0;
  const disabled = over || !takesAnswers(attempt);
  const at = Math.max(0, questions.findIndex(({ id }) => id === questionId));
  const paper = { questions, answers, marked, disabled, onAnswer, onMark };
  const card = { questions, answers, marked, current: questionId, onJump: jump };
  const ask = (): void => setAsking(true);
  return (
    <Room ref={room} data-wide={wide || undefined}>
      <RoomBar name={exam.name} saving={saving} secondsLeft={secondsLeft} submitting={submitting} onSubmit={ask} />
      <div className="wt-floor">
        {(submitting || over) && (
          <Banner className="wt-closing" tone="warning">{over ? words.closed : words.submitting}</Banner>
        )}
        {wide ? (
          <>
            <Paper className="wt-paper" aria-label={fill(words.paperOf, { exam: exam.name })} {...paper} current={questionId} onCurrent={arrive} />
            <Card className="wt-card" {...card} />
          </>
        ) : (
          <OneByOne
            {...paper}
            at={at}
            answered={progress.answered}
            onJump={jump}
            onCard={() => setCardOpen(true)}
            onSubmit={ask}
          />
        )}
      </div>
      <AnswerCardDrawer {...card} open={cardOpen && !wide} onClose={() => setCardOpen(false)} />
      <ExamSubmitDialog
        open={asking && !over}
        progress={progress}
        saving={saving}
        pending={submitting}
        failure={submitFailure}
        onSubmit={onSubmit}
        onJump={(id) => {
          setAsking(false);
          jump(id);
        }}
        onClose={() => setAsking(false)}
      />
    </Room>
  );
}
