import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './Combobox.keyboard.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  component: Combobox,
  args: {
    label: '工作单位',
    options: {
      status: 'ready',
      items: [
        { value: '1', label: '盐城市第一人民医院', detail: '亭湖区', keywords: 'ycsdyrmyy' },
        { value: '2', label: '江苏安全技术学院', detail: '盐都区', keywords: 'jsaqjsxy' },
        { value: '3', label: '盐城市建设工程质量监督站', detail: '亭湖区', keywords: 'ycsjsgczljdz' },
        { value: '4', label: '东台市职业教育中心', detail: '东台市', keywords: 'dtszyjyzx' },
      ],
    },
    onChange: fn(),
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the box and waits for the list. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('combobox', { name: '工作单位' }));
  await canvas.findByRole('listbox', undefined, { timeout: 5000 });
};

export const Default: Story = {
  play: async (context) => {
    await opened(context);
    const canvas = within(context.canvasElement);
    const box = canvas.getByRole('combobox', { name: '工作单位' });
    await userEvent.type(box, '质量');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('option', { name: /质量监督站/ }));
    await expect(box).toHaveValue('盐城市建设工程质量监督站');
    await expect(context.args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '3' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const Opened: Story = { args: { defaultValue: { value: '2', label: '江苏安全技术学院' } }, play: opened };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const NothingFound: Story = {
  play: async (context) => {
    await opened(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: '工作单位' }), '南京');
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveTextContent('没有找到“南京”，请换个词试试'));
  },
};

export const Empty: Story = { args: { options: { status: 'ready', items: [] } }, play: opened };

export const Loading: Story = { args: { options: { status: 'loading' } }, play: opened };

export const Failed: Story = { args: { options: { status: 'failed', onRetry: fn() } } };

export const Invalid: Story = { args: { error: '请选择工作单位' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: { value: '2', label: '江苏安全技术学院' } } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: { value: '2', label: '江苏安全技术学院' } } };

export const LongText: Story = {
  args: { options: { status: 'ready', items: [{ value: '1', label: longCourseName, detail: longCourseName }] } },
  play: opened,
};

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <Combobox {...args} />
      <Combobox {...args} error="请选择工作单位" />
      <Combobox {...args} options={{ status: 'failed', onRetry: () => undefined }} />
      <Combobox {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
