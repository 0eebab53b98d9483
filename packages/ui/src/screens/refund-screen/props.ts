import type { Invoice, Refund, RefundLine, RefundRequest } from '@wutong/domain';
import type { ScreenState } from '../state.ts';

/** What the buyer is doing: applying, answering a refusal, or looking at what was handed in. */
export type RefundTask =
  | { task: 'apply'; lines: readonly RefundLine[]; invoice: Pick<Invoice, 'status' | 'kind' | 'amount'> | null }
  | { task: 'reapply'; refund: Refund }
  | { task: 'view'; refund: Refund; justSent: boolean };

/** What the refund page is in. */
export type RefundState = ScreenState<RefundTask>;

export interface RefundScreenProps {
  state: RefundState;
  /** The order that it is about. */
  orderHref: string;
  ordersHref: string;
  /** Why it was not accepted, in the reader's words. */
  failure?: string | null | undefined;
  pending: boolean;
  onApply: (request: RefundRequest) => void;
  onReapply: (comment: string) => void;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}
