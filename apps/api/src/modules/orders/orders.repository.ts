import { ORDER_STATUS } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';

/** Whose orders. */
export interface Buyer {
  tenantId: string;
  userId: Id;
}

/** An order as it is stored, without its lines. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** A line of an order as it is stored. */
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** A buyer's own order by its number; undefined for anybody else's and for one that was removed. */
export async function findOrder(db: Handle, buyer: Buyer, orderNum: string) {
  return await ownOrders(db, buyer).where('order_num', '=', orderNum).executeTakeFirst();
}

/** The same, locked until the transaction ends: a payment that arrives meanwhile waits, or has been waited for. */
export async function lockOrder(trx: Handle, buyer: Buyer, orderNum: string): Promise<OrderRow | undefined> {
  return await ownOrders(trx, buyer).where('order_num', '=', orderNum).forUpdate().executeTakeFirst();
}

/** The lines of an order, in their order. */
export async function listLines(db: Handle, tenantId: string, orderId: Id) {
  return await db.selectFrom('order_line')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select([
      'course_id', 'course_name', 'cover', 'category1_id', 'category2_id', 'category3_id', 'teaching_method', 'hours',
      'institution_id', 'institution_name', 'price_fen', 'valid_days', 'position',
    ])
    .execute();
}

/** Makes an order that waits to be paid an expired one; an order that was paid meanwhile stays paid. */
export async function expireOrder(trx: Handle, tenantId: string, id: Id): Promise<void> {
  await trx.updateTable('orders').set({ status: ORDER_STATUS.expired })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', ORDER_STATUS.pendingPayment)
    .execute();
}

function ownOrders(db: Handle, buyer: Buyer) {
  return db.selectFrom('orders')
    .where('tenant_id', '=', buyer.tenantId)
    .where('user_id', '=', buyer.userId)
    .where('removed_at', 'is', null)
    .select([
      'id', 'order_num', 'platform_id', 'status', 'total_fen', 'created_at', 'expires_at', 'paid_at',
    ]);
}
