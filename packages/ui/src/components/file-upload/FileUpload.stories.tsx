import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './FileUpload.keyboard.ts';
import { FileUpload } from './FileUpload.tsx';
import { letter, licence, picture, refuses, stops, takes } from './files.fixture.ts';

const meta = {
  component: FileUpload,
  args: { label: '资质材料', upload: takes, types: ['jpg', 'png', 'pdf'], maxBytes: 5 * 1024 * 1024, maxFiles: 3, onChange: fn() },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses files as a person would, whatever the box is told to accept. */
const choose = (...files: File[]): NonNullable<Story['play']> => async ({ canvasElement }) => {
  await userEvent.upload(within(canvasElement).getByLabelText('资质材料'), files, { applyAccept: false });
};

export const Default: Story = {
  play: async (context) => {
    await choose(picture('营业执照.png'))(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText('2.3 MB · 已上传');
    await expect(context.args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '营业执照.png' })]);
  },
};

export const Empty: Story = { args: { hint: '营业执照、办学许可证等，需清晰完整。' } };

export const Filled: Story = { args: { defaultValue: [licence, letter] } };

export const Keyboard: Story = { args: { defaultValue: [licence, letter] }, play: playKeyboard(keyboard) };

export const Sending: Story = {
  args: { upload: stops, defaultValue: [licence] },
  play: async (context) => {
    await choose(picture('办学许可证.png'))(context);
    const bar = await within(context.canvasElement).findByRole('progressbar', { name: '办学许可证.png 的上传进度' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  },
};

export const Failed: Story = {
  args: { upload: refuses },
  play: async (context) => {
    await choose(picture('营业执照.png'))(context);
    await within(context.canvasElement).findByRole('button', { name: '重新上传 营业执照.png' });
  },
};

export const Refused: Story = {
  play: async (context) => {
    await choose(new File(['x'], '说明.docx'), picture('照片.png', 8 * 1024 * 1024), new File([], '空白.pdf'))(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('说明.docx 不是 JPG、PNG、PDF 文件，请换一个文件')).toBeVisible();
    await expect(canvas.getByText('照片.png 有 8 MB，超过 5 MB，请压缩后再选')).toBeVisible();
    await expect(canvas.getByText('空白.pdf 是空文件，请检查后再选')).toBeVisible();
  },
};

export const OnePicture: Story = { args: { types: ['jpg', 'png'], maxFiles: 1, defaultValue: [licence] } };

export const Invalid: Story = { args: { error: '请上传营业执照' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: [letter] } };

export const LongText: Story = { args: { hint: longCourseName, defaultValue: [{ ...letter, name: `${longCourseName}.pdf` }] } };

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <FileUpload {...args} defaultValue={[licence, letter]} />
      <FileUpload {...args} error="请上传营业执照" />
      <FileUpload {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
