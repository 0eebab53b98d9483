import '../shared/brand.ts';
import { useState } from 'react';
import { AnswerCard } from '@wutong/ui/patterns/answer-card';
import { ExamPaper } from '@wutong/ui/patterns/exam-paper';
import { QUESTIONS, WORDS } from './data.ts';
import { usePaper } from './use-paper.ts';
import './peers.css';

export function App() {
  const { answers, marked, answer, mark } = usePaper();
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <main className="paper">
      <header><h1>{WORDS.title}</h1></header>
      <ExamPaper questions={QUESTIONS} answers={answers} onAnswer={answer} marked={marked} onMark={mark} current={current} onCurrent={setCurrent} />
      <AnswerCard questions={QUESTIONS} answers={answers} marked={marked} current={current} onJump={setCurrent} />
    </main>
  );
}
