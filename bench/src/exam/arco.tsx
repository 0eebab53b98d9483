import '../shared/arco.ts';
import { memo } from 'react';
import { Card, Checkbox, Input, List, Radio } from '@arco-design/web-react';
import { answeredOf, blankText, optionLetter, questionKindLabel, trueFalseLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { Sheet } from './Sheet.tsx';
import { QUESTIONS, WORDS } from './data.ts';
import { usePaper } from './use-paper.ts';
import type { QuestionProps } from './use-paper.ts';
import './peers.css';
import '@arco-design/web-react/es/Card/style/css.js';
import '@arco-design/web-react/es/Checkbox/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import '@arco-design/web-react/es/List/style/css.js';
import '@arco-design/web-react/es/Radio/style/css.js';

function Controls({ place, given, onAnswer }: Pick<QuestionProps, 'place' | 'given' | 'onAnswer'>) {
  const question = QUESTIONS[place];
  if (!question) return null;
  const { id, kind } = question;
  if (kind === 'fillIn') {
    return <Input aria-label={WORDS.blank} value={blankText(given, 0)} onChange={(text) => onAnswer(id, { kind, texts: [text] })} />;
  }
  if (kind === 'trueFalse') {
    return (
      <Radio.Group
        direction="vertical"
        value={given?.kind === kind ? given.value : undefined}
        onChange={(value: boolean) => onAnswer(id, { kind, value })}
        options={[true, false].map((value) => ({ value, label: trueFalseLabel(value) }))}
      />
    );
  }
  const options = question.options.map((option, index) => ({ value: option.id, label: `${optionLetter(index)}. ${option.text}` }));
  if (kind === 'single') {
    return (
      <Radio.Group
        direction="vertical"
        options={options}
        value={given?.kind === kind ? given.optionId : undefined}
        onChange={(optionId: string) => onAnswer(id, { kind, optionId })}
      />
    );
  }
  return (
    <Checkbox.Group
      options={options}
      direction="vertical"
      value={given?.kind === kind ? [...given.optionIds] : []}
      onChange={(chosen: string[]) => onAnswer(id, chosen.length === 0 ? undefined : { kind, optionIds: chosen })}
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
        <Checkbox checked={marked} onChange={(on) => onMark(question.id, on)}>{WORDS.mark}</Checkbox>
      </div>
      <Controls place={place} given={given} onAnswer={onAnswer} />
    </Card>
  );
});

const PLACES = QUESTIONS.map((question, place) => ({ id: question.id, place }));

export function App() {
  const { answers, marked, answer, mark, progress } = usePaper();
  return (
    <main className="paper">
      <header>
        <h1>{WORDS.title}</h1>
        <span data-bench="progress">{WORDS.progress} {progress.answered} / {progress.total}</span>
      </header>
      <List
        dataSource={PLACES}
        virtualListProps={{ height: LIST_HEIGHT, itemHeight: 224 }}
        render={({ id, place }) => (
          <List.Item key={id}>
            <Item place={place} given={answers[id]} marked={marked.has(id)} onAnswer={answer} onMark={mark} />
          </List.Item>
        )}
      />
      <Sheet isDone={(question) => answeredOf(question, answers[question.id]) === 'yes'} />
    </main>
  );
}
