import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { examWording } from '../../wording/exam.ts';
import { SavingNote } from './SavingNote.tsx';

const meta = { component: SavingNote, args: { saving: 'saved', words: examWording.saving } } satisfies Meta<typeof SavingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saving: Story = { args: { saving: 'saving' } };

export const Unsaved: Story = {
  args: { saving: 'unsaved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('未保存，将重试');
  },
};

export const LongText: Story = {
  args: { saving: 'unsaved', words: { saved: '学习进度已保存', saving: '正在保存学习进度', unsaved: '进度暂未保存，联网后自动补存' } },
};

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack gap="xs">
      <SavingNote {...args} saving="saved" />
      <SavingNote {...args} saving="saving" />
      <SavingNote {...args} saving="unsaved" />
    </Stack>
  ),
  ...allBrands,
};
