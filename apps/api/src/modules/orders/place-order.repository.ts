import { ORDER_STATUS, type Fen } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';
import type { Buyer, LineRow } from './orders.repository.ts';

/**
 * Makes other checkouts of the same buyer wait until the transaction ends. Keys and baskets are compared under this
 * lock, so that two submits at once can't both find nothing.
 */
export async function lockBuyer(trx: Handle, buyer: Buyer): Promise<void> {
  await trx.selectFrom('user_account').select('id')
    .where('tenant_id', '=', buyer.tenantId)
    .where('id', '=', buyer.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The order number of the checkout that a buyer sent with a key before, removed or not. */
export async function findByKey(db: Handle, buyer: Buyer, key: string) {
  return await db.selectFrom('orders').select(['id', 'order_num', 'platform_id', 'total_fen'])
    .where('tenant_id', '=', buyer.tenantId)
    .where('user_id', '=', buyer.userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** A buyer's orders on a platform that could be paid now and hold exactly these courses, the newest first. */
export async function listPayable(
  trx: Handle,
  buyer: Buyer & { platformId: Id },
  courseIds: readonly Id[],
  now: Date,
) {
  return await trx.selectFrom('orders')
    .innerJoin('order_line', (join) =>
      join.onRef('order_line.tenant_id', '=', 'orders.tenant_id').onRef('order_line.order_id', '=', 'orders.id'))
    .where('orders.tenant_id', '=', buyer.tenantId)
    .where('orders.user_id', '=', buyer.userId)
    .where('orders.platform_id', '=', buyer.platformId)
    .where('orders.status', '=', ORDER_STATUS.pendingPayment)
    .where('orders.expires_at', '>', now)
    .where('orders.removed_at', 'is', null)
    .groupBy(['orders.tenant_id', 'orders.id'])
    .having((lines) => lines.fn.countAll<string>(), '=', String(courseIds.length))
    .having((lines) => lines.fn.count<string>('order_line.course_id').filterWhere('order_line.course_id', 'in', [...courseIds]),
      '=', String(courseIds.length))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .select(['orders.id', 'orders.order_num', 'orders.total_fen'])
    .execute();
}

/** An order to be stored. */
export interface NewOrder extends Buyer {
  id: Id;
  platformId: Id;
  orderNum: string;
  key: string;
  total: Fen;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores an unpaid order with its lines. The constraint `orders_idempotency` allows a key once for a buyer. */
export async function insertOrder(trx: Handle, order: NewOrder, lines: readonly LineRow[]): Promise<void> {
  await trx.insertInto('orders').values({
    tenant_id: order.tenantId,
    id: order.id,
    order_num: order.orderNum,
    user_id: order.userId,
    platform_id: order.platformId,
    status: ORDER_STATUS.pendingPayment,
    total_fen: order.total,
    idempotency_key: order.key,
    created_at: order.createdAt,
    expires_at: order.expiresAt,
    paid_at: null,
    removed_at: null,
  }).execute();
  const of = { tenant_id: order.tenantId, order_id: order.id };
  await trx.insertInto('order_line').values(lines.map((line) => ({ ...line, ...of }))).execute();
}
