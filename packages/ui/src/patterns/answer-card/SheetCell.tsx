import { memo } from 'react';
import type { Answered } from '@wutong/domain';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';

export interface SheetCellProps {
  questionId: string;
  /** Its place on the paper, from 1. */
  number: number;
  answered: Answered;
  marked: boolean;
  current: boolean;
  onJump: (questionId: string) => void;
}

function SheetCellOnce({ questionId, number, answered, marked, current, onJump }: SheetCellProps) {
  const words = useExamWording().sheet;
  const name = fill(marked ? words.cellMarked : words.cell, { number, state: words[answered] });
  return (
    <li>
      <button
        type="button"
        className="wt-cell"
        data-answered={answered}
        data-marked={marked || undefined}
        aria-label={name}
        aria-current={current || undefined}
        onClick={() => onJump(questionId)}
      >
        {number}
      </button>
    </li>
  );
}

/** The number of one question; drawn again only when something about that question changed. */
export const SheetCell = memo(SheetCellOnce);
