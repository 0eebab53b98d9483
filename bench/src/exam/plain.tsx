import { memo } from 'react';
import { answeredOf, blankText, chooseOption, fillBlank, optionLetter, questionKindLabel, trueFalseLabel } from '@wutong/domain';
import type { Question } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
import { Sheet } from './Sheet.tsx';
import { QUESTIONS, WORDS } from './data.ts';
import { usePaper } from './use-paper.ts';
import type { QuestionProps } from './use-paper.ts';
import './plain.css';

function Controls({ question, given, onAnswer }: { question: Question } & Pick<QuestionProps, 'given' | 'onAnswer'>) {
  if (question.kind === 'fillIn') {
    return (
      <input
        aria-label={WORDS.blank}
        value={blankText(given, 0)}
        onChange={(event) => onAnswer(question.id, fillBlank(question, given, 0, event.target.value))}
      />
    );
  }
  if (question.kind === 'trueFalse') {
    return [true, false].map((value) => (
      <label key={String(value)}>
        <input
          type="radio"
          name={question.id}
          checked={given?.kind === 'trueFalse' && given.value === value}
          onChange={() => onAnswer(question.id, { kind: 'trueFalse', value })}
        />
        {trueFalseLabel(value)}
      </label>
    ));
  }
  return question.options.map((option, index) => (
    <label key={option.id}>
      <input
        type={question.kind === 'single' ? 'radio' : 'checkbox'}
        name={question.id}
        checked={given?.kind === 'single' ? given.optionId === option.id : given?.kind === 'multiple' && given.optionIds.includes(option.id)}
        onChange={() => onAnswer(question.id, chooseOption(question, given, option.id))}
      />
      {optionLetter(index)}. {option.text}
    </label>
  ));
}

const Card = memo(function Card({ place, given, marked, onAnswer, onMark }: QuestionProps) {
  const question = QUESTIONS[place];
  if (!question) return null;
  return (
    <fieldset>
      <legend>
        {place + 1}. [{questionKindLabel(question.kind)}] {question.stem}
        <label className="mark">
          <input type="checkbox" checked={marked} onChange={(event) => onMark(question.id, event.target.checked)} />
          {WORDS.mark}
        </label>
      </legend>
      <Controls question={question} given={given} onAnswer={onAnswer} />
    </fieldset>
  );
});

export function App() {
  const { answers, marked, answer, mark, progress } = usePaper();
  return (
    <main className="paper">
      <header>
        <h1>{WORDS.title}</h1>
        <span className="progress">{WORDS.progress} {progress.answered} / {progress.total}</span>
      </header>
      <Windowed count={QUESTIONS.length} keyOf={(index) => QUESTIONS[index]?.id ?? ''} estimate={() => 224} measured>
        {(index) => {
          const id = QUESTIONS[index]?.id ?? '';
          return <Card place={index} given={answers[id]} marked={marked.has(id)} onAnswer={answer} onMark={mark} />;
        }}
      </Windowed>
      <Sheet isDone={(question) => answeredOf(question, answers[question.id]) === 'yes'} />
    </main>
  );
}
