import { operations, type Operation } from '@wutong/contract';
import { allowedActions, canBecome, ORDER_STATUS, type Order } from '@wutong/domain';
import type { Handle } from '../../platform/db/index.ts';
import { refusal, type Context, type SignedIn } from '../../platform/http/index.ts';
import { statusAt } from './order-status.ts';
import { presentOrder } from './orders.presenter.ts';
import { expireOrder, findOrder, listLines, lockOrder, type Buyer, type OrderRow } from './orders.repository.ts';

type Signed = Context<SignedIn>;
type OneOrder = Operation & { errors: { 404: string } };

/** One order of the caller's on the platform that is asked. Throws 404 for any other order, whoever's it is. */
export async function orderOnPlatform(operation: OneOrder, orderNum: string, context: Signed): Promise<Order> {
  const order = await findOrder(context.db, buyerOf(context), orderNum);
  if (!order || order.platform_id !== context.platform.id) throw refusal(operation, 404);
  return await read(context.db, order, context);
}

/** Gives up an order that is not paid. Throws 404 for an order that is not the caller's, 409 where nothing can be given up. */
export async function closeOrder(orderNum: string, context: Signed): Promise<Order> {
  return await context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, buyerOf(context), orderNum);
    if (!order) throw refusal(operations.closeOrder, 404);
    const status = statusAt(order, context.clock.now());
    const actions = allowedActions({ status, total: order.total_fen });
    if (!actions.includes('close') || !canBecome(status, ORDER_STATUS.expired)) {
      throw refusal(operations.closeOrder, 409);
    }
    await expireOrder(trx, context.platform.tenantId, order.id);
    return await read(trx, { ...order, status: ORDER_STATUS.expired }, context);
  });
}

/** Whose orders a call is about. */
function buyerOf({ platform, caller }: Signed): Buyer {
  return { tenantId: platform.tenantId, userId: caller.userId };
}

async function read(db: Handle, order: OrderRow, { platform, clock }: Signed): Promise<Order> {
  return presentOrder(order, await listLines(db, platform.tenantId, order.id), clock.now());
}
