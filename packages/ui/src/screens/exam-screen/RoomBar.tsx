import { Button } from '../../components/button/index.ts';
import { ExamTimer } from '../../patterns/exam-timer/index.ts';
import { SavingNote } from '../../patterns/saving-note/index.ts';
import type { Saving } from '../../patterns/saving-note/index.ts';
import { useExamWording } from '../../wording/exam.ts';

export interface RoomBarProps {
  name: string;
  saving: Saving;
  secondsLeft: number;
  submitting: boolean;
  onSubmit: () => void;
}

/** What stays in sight while answering: the exam, whether answers are safe, the time left, and handing in. */
export function RoomBar({ name, saving, secondsLeft, submitting, onSubmit }: RoomBarProps) {
  const words = useExamWording();
  return (
    <div className="wt-bar">
      <div className="wt-bar-inner">
        <h1 title={name}>{name}</h1>
        <SavingNote className="wt-saving" saving={saving} words={words.saving} />
        <ExamTimer className="wt-timer" secondsLeft={secondsLeft} />
        <Button className="wt-submit" variant="primary" loading={submitting} onClick={onSubmit}>
          {words.room.submit}
        </Button>
      </div>
    </div>
  );
}
