import type { Question } from '@wutong/domain';
import { QUESTIONS, WORDS } from './data.ts';
import './sheet.css';

/**
 * The answer sheet of 200 numbers. No library has one; a team would not spend a library's button on each of them, so
 * every contender but ours gets the same plain buttons.
 */
export function Sheet({ isDone }: { isDone: (question: Question) => boolean }) {
  return (
    <nav className="sheet" aria-label={WORDS.sheet} data-bench="sheet">
      {QUESTIONS.map((question, index) => (
        <button key={question.id} type="button" data-done={isDone(question) || undefined}>{index + 1}</button>
      ))}
    </nav>
  );
}
