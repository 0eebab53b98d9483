import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { someMessages } from '../../testing/institutions.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './MessageList.keyboard.ts';
import { MessageList } from './MessageList.tsx';

const meta = {
  component: MessageList,
  args: { messages: someMessages, messageHref: ({ id }) => `/messageDetail?id=${id}`, heading: 'h2', 'aria-label': '我的消息' },
  decorators: [(Story) => <div style={{ maxWidth: '60rem' }}><Story /></div>],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link', { name: /^未读/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '发票已开具' })).toHaveAttribute('href', '/messageDetail?id=9003');
  },
};

export const AllRead: Story = { args: { messages: someMessages.map((message) => ({ ...message, read: true })) } };

export const LongText: Story = {
  args: { messages: someMessages.map((message) => ({ ...message, title: longCourseName, body: longCourseName.repeat(4) })) },
};

export const Narrow: Story = { ...phone };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
