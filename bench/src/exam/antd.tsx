import { memo } from 'react';
import { Card, Checkbox, Input, Listy, Radio } from 'antd';
import { answeredOf, blankText, optionLetter, questionKindLabel, trueFalseLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { Sheet } from './Sheet.tsx';
import { QUESTIONS, WORDS } from './data.ts';
import { usePaper } from './use-paper.ts';
import type { QuestionProps } from './use-paper.ts';
import './peers.css';

function Controls({ place, given, onAnswer }: Pick<QuestionProps, 'place' | 'given' | 'onAnswer'>) {
  const question = QUESTIONS[place];
  if (!question) return null;
  const { id, kind } = question;
  if (kind === 'fillIn') {
    return <Input aria-label={WORDS.blank} value={blankText(given, 0)} onChange={(event) => onAnswer(id, { kind, texts: [event.target.value] })} />;
  }
  if (kind === 'trueFalse') {
    return (
      <Radio.Group
        vertical
        value={given?.kind === kind ? given.value : undefined}
        onChange={(event) => onAnswer(id, { kind, value: event.target.value === true })}
        options={[true, false].map((value) => ({ value, label: trueFalseLabel(value) }))}
      />
    );
  }
  const options = question.options.map((option, index) => ({ value: option.id, label: `${optionLetter(index)}. ${option.text}` }));
  if (kind === 'single') {
    return (
      <Radio.Group
        vertical
        options={options}
        value={given?.kind === kind ? given.optionId : undefined}
        onChange={(event) => onAnswer(id, { kind, optionId: String(event.target.value) })}
      />
    );
  }
  return (
    <Checkbox.Group
      options={options}
      className="column"
      value={given?.kind === kind ? [...given.optionIds] : []}
      onChange={(chosen) => onAnswer(id, chosen.length === 0 ? undefined : { kind, optionIds: chosen })}
    />
  );
}

const Item = memo(function Item({ place, given, marked, onAnswer, onMark }: QuestionProps) {
  const question = QUESTIONS[place];
  if (!question) return null;
  return (
    <Card size="small" data-bench="question">
      <div className="asked">
        <span>{place + 1}. [{questionKindLabel(question.kind)}] {question.stem}</span>
        <Checkbox checked={marked} onChange={(event) => onMark(question.id, event.target.checked)}>{WORDS.mark}</Checkbox>
      </div>
      <Controls place={place} given={given} onAnswer={onAnswer} />
    </Card>
  );
});

const PLACES = QUESTIONS.map((question, place) => ({ id: question.id, place }));

export function App() {
  const { answers, marked, answer, mark, progress } = usePaper();
  const renderItem = ({ id, place }: (typeof PLACES)[number]) => (
    <Item place={place} given={answers[id]} marked={marked.has(id)} onAnswer={answer} onMark={mark} />
  );
  return (
    <main className="paper">
      <header>
        <h1>{WORDS.title}</h1>
        <span data-bench="progress">{WORDS.progress} {progress.answered} / {progress.total}</span>
      </header>
      <Listy
        virtual
        height={LIST_HEIGHT}
        items={PLACES}
        rowKey="id"
        itemRender={renderItem}
      />
      <Sheet isDone={(question) => answeredOf(question, answers[question.id]) === 'yes'} />
    </main>
  );
}
