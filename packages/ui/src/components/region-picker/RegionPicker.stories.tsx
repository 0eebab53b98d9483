import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './RegionPicker.keyboard.ts';
import { RegionPicker } from './RegionPicker.tsx';
import { loadRegions } from './regions.fixture.ts';

const meta = {
  component: RegionPicker,
  args: { load: loadRegions, onChange: fn() },
} satisfies Meta<typeof RegionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the three lists stand there. */
const ready: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('combobox', { name: '区县' })).toBeEnabled());
};

export const Default: Story = {
  play: async (context) => {
    await ready(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('combobox', { name: '城市' })).toHaveDisplayValue('盐城市');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区县' }), '东台市');
    await expect(context.args.onChange).toHaveBeenLastCalledWith(
      ['32', '3209', '320981'],
      [{ code: '32', name: '江苏省' }, { code: '3209', name: '盐城市' }, { code: '320981', name: '东台市' }],
    );
  },
};

export const Keyboard: Story = {
  play: async (context) => {
    await ready(context);
    await playKeyboard(keyboard)(context);
  },
};

export const Empty: Story = {
  args: { defaultValue: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '省份' })).toBeEnabled());
    await expect(canvas.queryByRole('combobox', { name: '城市' })).toBeNull();
  },
};

export const WithoutDistricts: Story = {
  args: { defaultValue: ['44', '4419'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '城市' })).toHaveDisplayValue('东莞市'));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: '区县' })).toBeNull());
  },
};

export const Loading: Story = {
  args: { load: (parent) => (parent === '3209' ? new Promise(() => undefined) : loadRegions(parent)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '城市' })).toBeEnabled());
    await expect(canvas.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('正在加载区县');
  },
};

export const Failed: Story = {
  args: { load: (parent) => (parent === '3209' ? Promise.reject(new Error('offline')) : loadRegions(parent)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重新加载区县' });
  },
};

export const Invalid: Story = { play: ready, args: { error: '请选择到区县' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { load: async (parent) => (parent === '00' ? [{ code: '32', name: longCourseName }] : loadRegions(parent)) },
};

export const Narrow: Story = { ...Failed, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <RegionPicker {...args} />
      <RegionPicker {...args} defaultValue={[]} error="请选择到区县" />
      <RegionPicker {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
