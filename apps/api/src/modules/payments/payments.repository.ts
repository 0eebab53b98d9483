import type { OrderStatus, PaymentChannel } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';

/** What paying needs to know of an order. */
export interface PayableOrder {
  id: Id;
  orderNum: string;
  platformId: Id;
  status: OrderStatus;
  /** fen */
  total: number;
  expiresAt: Date;
}

/** A payment as it is stored. */
export interface PaymentRow {
  id: Id;
  orderId: Id;
  outTradeNo: string;
  /** fen */
  amount: number;
  status: 'waiting' | 'paid' | 'failed';
  codeUrl: string | null;
}

/** A user's own order by its number; undefined for anybody else's. */
export async function findOwnOrder(
  db: Handle,
  owner: { tenantId: string; userId: Id; orderNum: string },
): Promise<PayableOrder | undefined> {
  return await db.selectFrom('orders')
    .select(['id', 'order_num as orderNum', 'platform_id as platformId', 'status', 'total_fen as total', 'expires_at as expiresAt'])
    .where('tenant_id', '=', owner.tenantId)
    .where('order_num', '=', owner.orderNum)
    .where('user_id', '=', owner.userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** An order's courses, in their order. */
export async function listOrdered(db: Handle, tenantId: string, orderId: Id): Promise<{ id: Id; name: string }[]> {
  return await db.selectFrom('order_line').select(['course_id as id', 'course_name as name'])
    .where('tenant_id', '=', tenantId).where('order_id', '=', orderId).orderBy('position').execute();
}

/**
 * The payment of an order through a channel, made or opened again after it failed. There is one for each channel, so
 * that its number at the provider stays the same however often the buyer comes back.
 */
export async function openPayment(
  db: Handle,
  payment: { tenantId: string; id: Id; orderId: Id; channel: PaymentChannel; amount: number; now: Date },
): Promise<PaymentRow> {
  return await db.insertInto('payment')
    .values({
      tenant_id: payment.tenantId,
      id: payment.id,
      order_id: payment.orderId,
      channel: payment.channel,
      out_trade_no: payment.id,
      amount_fen: payment.amount,
      status: 'waiting',
      code_url: null,
      trade_no: null,
      created_at: payment.now,
      asked_at: payment.now,
      paid_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'order_id', 'channel']).doUpdateSet((row) => ({
      asked_at: payment.now,
      // A failed one waits again and needs a new code; a paid one stays paid.
      status: row.case().when('payment.status', '=', 'failed').then('waiting' as const).else(row.ref('payment.status')).end(),
      code_url: row.case().when('payment.status', '=', 'failed').then(null).else(row.ref('payment.code_url')).end(),
    })))
    .returning(['id', 'order_id as orderId', 'out_trade_no as outTradeNo', 'amount_fen as amount', 'status', 'code_url as codeUrl'])
    .executeTakeFirstOrThrow();
}

/** Keeps what a payment's QR encodes. */
export async function setCodeUrl(db: Handle, tenantId: string, id: Id, codeUrl: string): Promise<void> {
  await db.updateTable('payment').set({ code_url: codeUrl }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Status of the payment that the buyer asked for last; undefined before the first. */
export async function lastAskedStatus(db: Handle, tenantId: string, orderId: Id): Promise<PaymentRow['status'] | undefined> {
  const row = await db.selectFrom('payment').select('status')
    .where('tenant_id', '=', tenantId).where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.status;
}
