import type { MigrationStep } from './step.ts';

/**
 * What the sandbox providers would have sent, and the payments that the sandbox provider itself keeps. Empty, and
 * never written to, where real providers are set up.
 */
export const sandbox: MigrationStep = [
  `create table sandbox_message (
    id bigint primary key,
    kind text not null check (kind in ('sms', 'captcha', 'mail')),
    recipient text not null,
    content text not null,
    created_at timestamptz not null
  )`,
  `create index sandbox_message_recipient on sandbox_message (kind, recipient, created_at desc)`,

  `create table sandbox_payment (
    token text primary key,
    channel text not null check (channel in ('alipay', 'wechat')),
    out_trade_no text not null,
    order_num text not null,
    subject text not null,
    amount_fen integer not null,
    trade_no text not null,
    notify_url text not null,
    status text not null check (status in ('waiting', 'paid', 'failed')),
    created_at timestamptz not null,
    constraint sandbox_payment_out_trade_no unique (channel, out_trade_no)
  )`,
  `create index sandbox_payment_order on sandbox_payment (order_num)`,
];
