import { memo } from 'react';
import { Card, Checkbox, CheckboxGroup, Input, List, RadioGroup } from '@douyinfe/semi-ui-19';
import { answeredOf, blankText, optionLetter, questionKindLabel, trueFalseLabel } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
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
    return <Input aria-label={WORDS.blank} value={blankText(given, 0)} onChange={(text) => onAnswer(id, { kind, texts: [text] })} />;
  }
  if (kind === 'trueFalse') {
    return (
      <RadioGroup
        direction="vertical"
        value={given?.kind === kind ? Number(given.value) : undefined}
        onChange={(event) => onAnswer(id, { kind, value: event.target.value === 1 })}
        options={[true, false].map((value) => ({ value: Number(value), label: trueFalseLabel(value) }))}
      />
    );
  }
  const options = question.options.map((option, index) => ({ value: option.id, label: `${optionLetter(index)}. ${option.text}` }));
  if (kind === 'single') {
    return (
      <RadioGroup
        direction="vertical"
        options={options}
        value={given?.kind === kind ? given.optionId : undefined}
        onChange={(event) => onAnswer(id, { kind, optionId: String(event.target.value) })}
      />
    );
  }
  return (
    <CheckboxGroup
      options={options}
      direction="vertical"
      value={given?.kind === kind ? [...given.optionIds] : []}
      onChange={(chosen) => onAnswer(id, chosen.length === 0 ? undefined : { kind, optionIds: chosen.map(String) })}
    />
  );
}

const Item = memo(function Item({ place, given, marked, onAnswer, onMark }: QuestionProps) {
  const question = QUESTIONS[place];
  if (!question) return null;
  return (
    <div data-bench="question">
      <Card>
      <div className="asked">
        <span>{place + 1}. [{questionKindLabel(question.kind)}] {question.stem}</span>
        <Checkbox checked={marked} onChange={(event) => onMark(question.id, event.target.checked === true)}>{WORDS.mark}</Checkbox>
      </div>
      <Controls place={place} given={given} onAnswer={onAnswer} />
      </Card>
    </div>
  );
});

export function App() {
  const { answers, marked, answer, mark, progress } = usePaper();
  return (
    <main className="paper">
      <header>
        <h1>{WORDS.title}</h1>
        <span data-bench="progress">{WORDS.progress} {progress.answered} / {progress.total}</span>
      </header>
      <List>
        <Windowed count={QUESTIONS.length} keyOf={(index) => QUESTIONS[index]?.id ?? ''} estimate={() => 240} measured>
          {(index) => {
            const id = QUESTIONS[index]?.id ?? '';
            return <Item place={index} given={answers[id]} marked={marked.has(id)} onAnswer={answer} onMark={mark} />;
          }}
        </Windowed>
      </List>
      <Sheet isDone={(question) => answeredOf(question, answers[question.id]) === 'yes'} />
    </main>
  );
}
