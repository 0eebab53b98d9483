import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVOICE_STATUSES } from '@wutong/domain';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { invoiceOf } from '../../testing/orders.ts';
import { keyboard } from './InvoiceCard.keyboard.ts';
import { InvoiceCard } from './InvoiceCard.tsx';

const meta = {
  component: InvoiceCard,
  args: { invoice: invoiceOf('issued'), editHref: '#edit', onWithdraw: fn() },
} satisfies Meta<typeof InvoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitted: Story = {
  args: { invoice: invoiceOf('submitted') },
  play: async ({ canvasElement, args }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    await userEvent.click(within(root).getByRole('button', { name: '撤回申请' }));
    const dialog = await within(root).findByRole('alertdialog', { name: '撤回申请' }, { timeout: 5000 });
    await userEvent.click(within(dialog).getByRole('button', { name: '撤回申请' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith('600000000000000001');
  },
};

export const Keyboard: Story = { args: { invoice: invoiceOf('submitted') }, play: playKeyboard(keyboard) };

export const Refused: Story = { args: { invoice: invoiceOf('refused') } };

export const Reversing: Story = { args: { invoice: invoiceOf('reversing') } };

export const Reversed: Story = { args: { invoice: invoiceOf('reversed') } };

export const OfAPerson: Story = {
  args: { invoice: invoiceOf('submitted', { titleType: 'personal', title: '陈思远', taxNumber: '', email: 'chen@example.com' }) },
};

export const Withdrawing: Story = { args: { invoice: invoiceOf('submitted'), pending: true } };

export const LongText: Story = { args: { invoice: invoiceOf('refused', { title: longCourseName, reply: longCourseName.repeat(2) }) } };

export const EveryStatus: Story = {
  render: (args) => (
    <Stack>
      {INVOICE_STATUSES.map((status) => <InvoiceCard {...args} key={status} invoice={invoiceOf(status)} />)}
    </Stack>
  ),
};

export const Narrow: Story = { ...EveryStatus, ...phone };

export const AllBrands: Story = { args: { invoice: invoiceOf('refused') }, ...allBrands };
