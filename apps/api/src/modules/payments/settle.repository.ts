import type { OrderStatus, PaymentChannel } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';
import type { PaymentRow } from './payments.repository.ts';

/** Remembers a notification; false when the same one was acted upon before. The primary key decides races. */
export async function insertNotification(
  trx: Handle,
  notification: {
    tenantId: string;
    channel: PaymentChannel;
    notifyId: string;
    outTradeNo: string;
    outcome: 'paid' | 'failed';
    now: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx.insertInto('payment_notification')
    .values({
      tenant_id: notification.tenantId,
      channel: notification.channel,
      notify_id: notification.notifyId,
      out_trade_no: notification.outTradeNo,
      outcome: notification.outcome,
      received_at: notification.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The payment with our number, locked until the transaction ends. */
export async function lockPayment(
  trx: Handle,
  payment: { tenantId: string; channel: PaymentChannel; outTradeNo: string },
): Promise<PaymentRow | undefined> {
  return await trx.selectFrom('payment')
    .select(['id', 'order_id as orderId', 'out_trade_no as outTradeNo', 'amount_fen as amount', 'status', 'code_url as codeUrl'])
    .where('tenant_id', '=', payment.tenantId)
    .where('channel', '=', payment.channel)
    .where('out_trade_no', '=', payment.outTradeNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a payment as failed. */
export async function markPaymentFailed(trx: Handle, tenantId: string, id: Id): Promise<void> {
  await trx.updateTable('payment').set({ status: 'failed' }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Marks a payment as paid; `surplus` when the order had been paid already. */
export async function markPaymentPaid(
  trx: Handle,
  payment: { tenantId: string; id: Id; tradeNo: string; surplus: boolean; now: Date },
): Promise<void> {
  await trx.updateTable('payment')
    .set({ status: 'paid', trade_no: payment.tradeNo, surplus: payment.surplus, paid_at: payment.now })
    .where('tenant_id', '=', payment.tenantId)
    .where('id', '=', payment.id)
    .execute();
}

/** An order that money arrives for. */
export interface LockedOrder {
  id: Id;
  userId: Id;
  platformId: Id;
  status: OrderStatus;
}

/** The order of a payment, locked until the transaction ends. */
export async function lockOrder(trx: Handle, tenantId: string, id: Id): Promise<LockedOrder> {
  return await trx.selectFrom('orders')
    .select(['id', 'user_id as userId', 'platform_id as platformId', 'status'])
    .where('tenant_id', '=', tenantId).where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Moves an order to paid. */
export async function markOrderPaid(trx: Handle, tenantId: string, id: Id, now: Date): Promise<void> {
  await trx.updateTable('orders').set({ status: 2, paid_at: now })
    .where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Orders whose time to pay has run out become expired. */
export async function expireUnpaidOrders(db: Handle, now: Date): Promise<void> {
  await db.updateTable('orders').set({ status: 3 }).where('status', '=', 1).where('expires_at', '<=', now).execute();
}
