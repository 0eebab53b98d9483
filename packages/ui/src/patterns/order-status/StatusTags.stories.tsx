import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVOICE_STATUSES, REFUND_STATUSES } from '@wutong/domain';
import { Inline } from '../../components/layout/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { EVERY_STATUS } from '../../testing/orders.ts';
import { InvoiceStatusTag, OrderStatusTag, RefundStatusTag } from './StatusTags.tsx';

const meta = { component: OrderStatusTag, args: { status: 1 } } satisfies Meta<typeof OrderStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfOrders: Story = {
  render: () => <Inline>{EVERY_STATUS.map((status) => <OrderStatusTag key={status} status={status} />)}</Inline>,
};

export const OfRefunds: Story = {
  render: () => <Inline>{REFUND_STATUSES.map((status) => <RefundStatusTag key={status} status={status} />)}</Inline>,
};

export const OfInvoices: Story = {
  render: () => <Inline>{INVOICE_STATUSES.map((status) => <InvoiceStatusTag key={status} status={status} />)}</Inline>,
};

export const Narrow: Story = { ...OfOrders, ...phone };

export const AllBrands: Story = { ...OfOrders, ...allBrands };
