import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVOICE_KIND } from '@wutong/domain';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { refundLines, refundOf } from '../../testing/orders.ts';
import { ReapplyForm } from './ReapplyForm.tsx';
import { keyboard } from './RefundForm.keyboard.ts';
import { RefundForm } from './RefundForm.tsx';

const meta = {
  component: RefundForm,
  args: { lines: refundLines(), invoice: null, pending: false, onSubmit: fn() },
} satisfies Meta<typeof RefundForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses both courses that can be paid back, and a reason. */
const fillIn = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
  await userEvent.click(canvas.getByRole('radio', { name: '买重了或买错了' }));
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('大写：壹仟陆佰肆拾圆整')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交退款申请' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ reason: 'boughtTwice', remarks: '' }));
  },
};

export const Empty: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Handed in with nothing filled in. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交退款申请' }));
    await expect(canvas.getAllByText('请选择要退款的课程')[0]).toBeVisible();
    await expect(canvas.getAllByText('请选择退款原因')[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Invoiced: Story = {
  args: { invoice: { status: 'issued', kind: INVOICE_KIND.special, amount: 164_000 } },
  play: ({ canvasElement }) => fillIn(canvasElement),
};

export const Failed: Story = { args: { failure: '机构正在核对这个订单的学习记录，请 10 分钟后再提交；您填写的内容还在。' } };

export const Loading: Story = { args: { pending: true }, play: ({ canvasElement }) => fillIn(canvasElement) };

export const Reapply: Story = {
  render: () => <ReapplyForm refund={refundOf('refused')} pending={false} onSubmit={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '重新提交申请' }));
    await expect(canvas.getByRole('textbox', { name: '申诉说明' })).toBeInvalid();
  },
};

export const Narrow: Story = { ...phone, play: ({ canvasElement }) => fillIn(canvasElement) };

export const NarrowInvalid: Story = { ...Invalid, ...phone };

export const NarrowReapply: Story = { ...Reapply, ...phone };

export const AllBrands: Story = { ...allBrands };
