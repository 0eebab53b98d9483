import { memo, useCallback, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './LongList.keyboard.ts';
import { LongList } from './LongList.tsx';

interface Question {
  id: string;
  text: string;
}

const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    text: index % 7 === 3 ? longCourseName : '下列说法符合《安全生产法》规定的是哪一项',
  }));

interface RowProps {
  question: Question;
  near: boolean;
  marked: boolean;
  onMark: (id: string) => void;
}

const Row = memo(function Row({ question, near, marked, onMark }: RowProps) {
  return (
    <div role="listitem" style={{ display: 'flex', gap: '1rem', alignItems: 'center', paddingBlock: '0.5rem' }}>
      <a href={`#q${question.id}`}>第 {question.id} 题</a>
      <span style={{ flex: 1 }}>{question.text}</span>
      {near && (
        <button type="button" aria-label={`标记第 ${question.id} 题`} aria-pressed={marked} onClick={() => onMark(question.id)}>
          {marked ? '已标记' : '标记'}
        </button>
      )}
    </div>
  );
});

const keyOf = (question: Question): string => question.id;

function Questions({ count, rowSize }: { count: number; rowSize: string }) {
  const [items] = useState(() => questions(count));
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string) => setMarked((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id])), []);
  const draw = useCallback(
    (question: Question, near: boolean) => <Row question={question} near={near} marked={marked.has(question.id)} onMark={mark} />,
    [marked, mark],
  );
  return <LongList aria-label="题目" items={items} keyOf={keyOf} renderRow={draw} rowSize={rowSize} />;
}

const meta = {
  component: LongList,
  args: { items: [], keyOf: () => '', renderRow: () => null, rowSize: '2.75rem' },
  render: ({ rowSize = '' }) => <Questions count={400} rowSize={rowSize} />,
} satisfies Meta<typeof LongList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four hundred rows: all of them are there as words, a few dozen have their buttons. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(400);
    await waitFor(() => expect(canvas.getByRole('button', { name: '标记第 1 题' })).toBeVisible());
    await expect(canvas.getAllByRole('button').length).toBeLessThan(80);
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** So few that all of them are drawn at once. */
export const Short: Story = { render: () => <Questions count={5} rowSize="2.75rem" /> };

export const Empty: Story = { render: () => <Questions count={0} rowSize="2.75rem" /> };

/** A guess that is wrong costs the length of the scroll bar, not the reader's place. */
export const WrongGuess: Story = { args: { rowSize: '1rem' } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { render: () => <Questions count={20} rowSize="2.75rem" />, ...allBrands };
