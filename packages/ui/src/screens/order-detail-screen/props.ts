import type { Invoice, OrderOverview, Refund } from '@wutong/domain';
import type { InvoiceCardProps } from '../../patterns/invoice-card/index.ts';
import type { OrderActionsProps } from '../../patterns/order-actions/index.ts';
import type { ScreenState } from '../state.ts';

/** An order with its latest refund and its invoice, where it has them. */
export interface OrderInFull {
  order: OrderOverview;
  refund: Refund | null;
  invoice: Invoice | null;
  /** Seconds left to pay, counted by whoever owns the clock. */
  secondsLeft?: number | undefined;
}

/** What the page of an order is in. */
export type OrderDetailState = ScreenState<OrderInFull>;

export interface OrderDetailScreenProps extends Pick<OrderActionsProps, 'placeHref' | 'onDeed' | 'pending'> {
  state: OrderDetailState;
  /** The buyer's orders. */
  ordersHref: string;
  /** The form that changes an application for an invoice; null while there is no such page. */
  invoiceEditHref: InvoiceCardProps['editHref'];
  onWithdrawInvoice: InvoiceCardProps['onWithdraw'];
  withdrawing?: boolean | undefined;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}
