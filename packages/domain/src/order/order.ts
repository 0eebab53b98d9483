import type { Fen } from '../money/money.ts';
import type { IsoTime } from '../time/time.ts';
import type { StudyForm } from '../course/course.ts';
import type { OrderStanding } from './actions.ts';
import type { OrderStatus } from './status.ts';

/** One course of an order, with its name and price as they were when it was placed. */
export interface OrderLine {
  courseId: string;
  courseName: string;
  cover: string | null;
  categoryIds: string[];
  institutionId: string;
  institutionName: string;
  studyForm: StudyForm | null;
  hours: number;
  price: Fen;
}

/** An order as its owner sees it. */
export interface Order {
  orderNum: string;
  status: OrderStatus;
  total: Fen;
  createdAt: IsoTime;
  /** Until when it can be paid. */
  expiresAt: IsoTime;
  /** When the payment arrived; null before. */
  paidAt: IsoTime | null;
  lines: OrderLine[];
}

/** An order as its owner's lists and its own page show it: with where its refund and its invoice stand. */
export interface OrderOverview extends Order, Required<Pick<OrderStanding, 'refund' | 'invoice'>> {
  /** What has been paid back of it. */
  refunded: Fen;
  /** The sub-platform it was placed on; null for the main platform. */
  platformId: string | null;
}

/** Minutes for which an unpaid order keeps its price and place. */
export const ORDER_PAYMENT_MINUTES = 30;

/** The ways to pay. */
export type PaymentChannel = 'alipay' | 'wechat';

/** The payment channels with their words. */
export const PAYMENT_CHANNELS: readonly { value: PaymentChannel; label: string }[] = [
  { value: 'wechat', label: '微信支付' },
  { value: 'alipay', label: '支付宝' },
];

/** Where the payment of an order stands, as `inspect` answers it. */
export type PaymentState = 'waiting' | 'paid' | 'failed' | 'expired';

/** Wait before the payment page asks again, in milliseconds; it slows down as time goes by. */
export function nextInspection(asked: number): number {
  return asked < 10 ? 2_000 : asked < 40 ? 4_000 : 8_000;
}
