import type { Fen, Invoice, InvoiceBuyer, OrderOverview } from '@wutong/domain';
import type { ScreenState } from '../state.ts';

/** What the buyer is doing: applying (or changing an application), or looking at an invoice. */
export type InvoiceTask =
  | { task: 'apply'; order: OrderOverview; amount: Fen; initial: InvoiceBuyer | null; editing: boolean }
  | { task: 'view'; order: OrderOverview; invoice: Invoice; justSent: boolean };

/** What the invoice page is in. */
export type InvoiceState = ScreenState<InvoiceTask>;

export interface InvoiceScreenProps {
  state: InvoiceState;
  /** The order that it is about. */
  orderHref: string;
  ordersHref: string;
  /** The form that changes the application; null while it can't be changed. */
  editHref: string | null;
  /** Why it was not accepted, in the reader's words. */
  failure?: string | null | undefined;
  /** It is being handed in, changed or taken back. */
  pending: boolean;
  onSubmit: (buyer: InvoiceBuyer) => void;
  onWithdraw: (id: string) => void;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}
