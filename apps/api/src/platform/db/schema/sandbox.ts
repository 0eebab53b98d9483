import type { Id, Moment } from './columns.ts';

/** Tables of the sandbox providers (migration 0005). */
export interface SandboxTables {
  sandbox_message: {
    id: Id;
    kind: 'sms' | 'captcha' | 'mail';
    /** Phone number, captcha key or address. */
    recipient: string;
    content: string;
    created_at: Moment;
  };
  sandbox_payment: {
    /** Random; the payment page's address ends with it. */
    token: string;
    channel: 'alipay' | 'wechat';
    out_trade_no: string;
    order_num: string;
    subject: string;
    amount_fen: number;
    trade_no: string;
    /** Where the shop wants to be notified. */
    notify_url: string;
    status: 'waiting' | 'paid' | 'failed';
    created_at: Moment;
  };
}
