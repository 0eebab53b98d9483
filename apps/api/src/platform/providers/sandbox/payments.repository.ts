import type { PaymentChannel } from '@wutong/domain';
import type { Handle } from '../../db/index.ts';

/** A payment as the sandbox provider keeps it, apart from what the shop knows. */
export interface SandboxPayment {
  token: string;
  channel: PaymentChannel;
  outTradeNo: string;
  orderNum: string;
  subject: string;
  /** fen */
  amount: number;
  tradeNo: string;
  notifyUrl: string;
  status: 'waiting' | 'paid' | 'failed';
  createdAt: Date;
}

/** Keeps a payment request, or opens the same one again after it failed; answers what is kept. */
export async function upsertPayment(db: Handle, payment: SandboxPayment): Promise<SandboxPayment> {
  await db.insertInto('sandbox_payment')
    .values({
      token: payment.token,
      channel: payment.channel,
      out_trade_no: payment.outTradeNo,
      order_num: payment.orderNum,
      subject: payment.subject,
      amount_fen: payment.amount,
      trade_no: payment.tradeNo,
      notify_url: payment.notifyUrl,
      status: payment.status,
      created_at: payment.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['channel', 'out_trade_no']).doUpdateSet({ status: 'waiting' })
      .where('sandbox_payment.status', '=', 'failed'))
    .execute();
  return await payments(db)
    .where('channel', '=', payment.channel)
    .where('out_trade_no', '=', payment.outTradeNo)
    .executeTakeFirstOrThrow();
}

/** The payment of a payment page's address. */
export async function findByToken(db: Handle, token: string): Promise<SandboxPayment | undefined> {
  return await payments(db).where('token', '=', token).executeTakeFirst();
}

/** The payments of an order, the newest first. */
export async function findByOrder(db: Handle, orderNum: string): Promise<SandboxPayment[]> {
  return await payments(db).where('order_num', '=', orderNum).orderBy('created_at', 'desc').execute();
}

/** The latest payments. */
export async function listPayments(db: Handle, limit: number): Promise<SandboxPayment[]> {
  return await payments(db).orderBy('created_at', 'desc').limit(limit).execute();
}

/** Sets how a payment ended; one that was paid stays paid. */
export async function setStatus(db: Handle, token: string, status: 'paid' | 'failed'): Promise<void> {
  await db.updateTable('sandbox_payment').set({ status }).where('token', '=', token).where('status', '<>', 'paid').execute();
}

function payments(db: Handle) {
  return db.selectFrom('sandbox_payment').select([
    'token', 'channel', 'out_trade_no as outTradeNo', 'order_num as orderNum', 'subject', 'amount_fen as amount',
    'trade_no as tradeNo', 'notify_url as notifyUrl', 'status', 'created_at as createdAt',
  ]);
}
