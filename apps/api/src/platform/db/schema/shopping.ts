import type { Generated } from 'kysely';
import type { Decimal, Id, Moment } from './columns.ts';

/** Tables of carts, orders and payments (migration 0003). Amounts are whole fen. */
export interface ShoppingTables {
  cart_line: {
    tenant_id: string;
    user_id: Id;
    platform_id: Id;
    course_id: Id;
    selected: Generated<boolean>;
    added_at: Moment;
  };
  orders: {
    tenant_id: string;
    id: Id;
    order_num: string;
    user_id: Id;
    platform_id: Id;
    status: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    total_fen: number;
    /** Chosen by the client, once for each checkout. */
    idempotency_key: string;
    created_at: Moment;
    expires_at: Moment;
    paid_at: Moment | null;
    /** Set when the owner took it from the list. */
    removed_at: Moment | null;
  };
  order_line: {
    tenant_id: string;
    order_id: Id;
    course_id: Id;
    course_name: string;
    cover: string | null;
    category1_id: Id;
    category2_id: Id;
    category3_id: Id;
    teaching_method: 1 | 2 | 3 | null;
    hours: Decimal;
    institution_id: Id;
    institution_name: string;
    price_fen: number;
    valid_days: number | null;
    position: number;
  };
  payment: {
    tenant_id: string;
    id: Id;
    order_id: Id;
    channel: 'alipay' | 'wechat';
    /** Our number for the provider. */
    out_trade_no: string;
    amount_fen: number;
    status: 'waiting' | 'paid' | 'failed';
    /** What the payment QR encodes. */
    code_url: string | null;
    /** The provider's number. */
    trade_no: string | null;
    /** Money for an order that was paid already. */
    surplus: Generated<boolean>;
    created_at: Moment;
    /** When the buyer last asked for the code; the latest one is what a payment page waits for. */
    asked_at: Moment;
    paid_at: Moment | null;
  };
  payment_notification: {
    tenant_id: string;
    channel: 'alipay' | 'wechat';
    notify_id: string;
    out_trade_no: string;
    outcome: 'paid' | 'failed';
    received_at: Moment;
  };
  enrolment: {
    tenant_id: string;
    user_id: Id;
    platform_id: Id;
    course_id: Id;
    order_id: Id | null;
    /** null means without end. */
    valid_until: Moment | null;
    created_at: Moment;
  };
}
