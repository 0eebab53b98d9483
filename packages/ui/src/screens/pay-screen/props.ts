import type { Order, PaymentChannel } from '@wutong/domain';
import type { PaymentCodeView } from '../../patterns/payment-code/index.ts';
import type { ScreenState } from '../state.ts';

/** What the payment page is in. `secondsLeft` is counted by whoever owns the clock; 0 when the time is up. */
export type PayState = ScreenState<{ order: Order; secondsLeft: number }>;

export interface PayScreenProps {
  state: PayState;
  channel: PaymentChannel;
  onChannel: (channel: PaymentChannel) => void;
  code: PaymentCodeView;
  /** `long` once the answer takes longer than a buyer expects. */
  waiting: 'normal' | 'long';
  /** Asks at once whether the payment has arrived. */
  onCheck: () => void;
  checking: boolean;
  /** The buyer's orders; null while there is no such page. */
  ordersHref: string | null;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}
