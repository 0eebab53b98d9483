import { Drawer } from '../../components/drawer/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { AnswerCard } from './AnswerCard.tsx';
import type { AnswerCardProps } from './AnswerCard.tsx';

export interface AnswerCardDrawerProps
  extends Pick<AnswerCardProps, 'questions' | 'answers' | 'marked' | 'current' | 'onJump'> {
  open: boolean;
  onClose: () => void;
}

/** The answer card of a phone: comes from below, and leaves when a number was pressed. */
export function AnswerCardDrawer({ open, onClose, onJump, ...card }: AnswerCardDrawerProps) {
  const words = useExamWording().sheet;
  return (
    <Drawer from="bottom" open={open} onClose={onClose} title={words.title}>
      <AnswerCard
        {...card}
        hideTitle
        onJump={(questionId) => {
          onJump(questionId);
          onClose();
        }}
      />
    </Drawer>
  );
}
