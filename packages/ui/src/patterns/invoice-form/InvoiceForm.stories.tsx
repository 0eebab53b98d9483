import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { COMPANY_BUYER, SPECIAL_BUYER } from '../../testing/orders.ts';
import { keyboard } from './InvoiceForm.keyboard.ts';
import { InvoiceForm } from './InvoiceForm.tsx';

const meta = {
  component: InvoiceForm,
  args: { amount: 164_000, initial: null, pending: false, onSubmit: fn() },
} satisfies Meta<typeof InvoiceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '陈思远');
    await userEvent.type(canvas.getByRole('textbox', { name: '接收邮箱' }), 'chen@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '提交开票申请' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ kind: 82, titleType: 'personal', title: '陈思远' }));
  },
};

/** As the buyer filled it in the last time. */
export const Company: Story = { args: { initial: COMPANY_BUYER } };

export const Special: Story = { args: { initial: SPECIAL_BUYER } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A special invoice handed in with nothing but a wrong tax number. */
export const Invalid: Story = {
  args: { initial: { ...SPECIAL_BUYER, title: '', taxNumber: '9135', bankAccount: '账号未知', email: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交开票申请' }));
    await expect(canvas.getByRole('textbox', { name: '纳税人识别号' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: '接收邮箱' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Editing: Story = { args: { initial: COMPANY_BUYER, editing: true } };

export const Failed: Story = { args: { initial: COMPANY_BUYER, failure: '税务平台暂时没有响应，您填写的内容还在，请稍后再提交。' } };

export const Loading: Story = { args: { initial: COMPANY_BUYER, pending: true } };

export const LongText: Story = { args: { initial: { ...SPECIAL_BUYER, title: longCourseName, address: longCourseName, remarks: longCourseName } } };

export const Narrow: Story = { args: { initial: SPECIAL_BUYER }, ...phone };

export const NarrowInvalid: Story = { ...Invalid, ...phone };

export const AllBrands: Story = { args: { initial: COMPANY_BUYER }, ...allBrands };
