import { operations, type InputOfName } from '@wutong/contract';
import { ORDER_PAYMENT_MINUTES, type Order } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';
import { refusal, type Context, type SignedIn } from '../../platform/http/index.ts';
import { removeLines } from '../cart/index.ts';
import type { Learner } from '../learning/index.ts';
import { completeOrder } from '../payments/index.ts';
import { priceBasket, type Basket, type Wanted } from './basket.service.ts';
import { presentOrder } from './orders.presenter.ts';
import { expireOrder, findOrder, listLines } from './orders.repository.ts';
import { findByKey, insertOrder, listPayable, lockBuyer } from './place-order.repository.ts';

type Signed = Context<SignedIn>;

/**
 * Places an order, in one transaction. The same key gives the same order, however often and however fast it is sent;
 * with other courses it is refused (422). Without a known key, an order of the buyer's for exactly these courses that
 * waits to be paid is answered instead of a second one. What costs nothing is paid at once. Throws 404, 409 and 412 as
 * `priceBasket` says.
 */
export async function placeOrder(input: InputOfName<'saveOrder'>, context: Signed): Promise<Order> {
  const { db, platform, caller, clock } = context;
  const learner: Learner = { tenantId: platform.tenantId, userId: caller.userId, platformId: platform.id };
  const wanted: Wanted = { courseIds: [...new Set(input.courseIds)], expectedTotal: input.expectedTotal };
  const now = clock.now();
  // An impatient repeat finds its order here, without waiting for the lock; the question under it is the one that counts.
  const known = await placedBefore(db, learner, input.idempotencyKey, wanted);
  if (known !== undefined) return await read(db, learner, known, now);
  return await db.transaction().execute(async (trx) => {
    await lockBuyer(trx, learner);
    const placed = await placedBefore(trx, learner, input.idempotencyKey, wanted);
    if (placed !== undefined) return await read(trx, learner, placed, now);
    const basket = await priceBasket(trx, learner, wanted, now);
    const orderNum = (await reusable(trx, learner, wanted, basket, now)) ?? (await add(trx, learner, basket, input, context));
    if (input.source === 'cart') await removeLines(trx, learner, wanted.courseIds);
    return await read(trx, learner, orderNum, now);
  });
}

/** The order that the same checkout led to before. Throws 422 for a key of another one, 412 when its sum was another. */
async function placedBefore(db: Handle, learner: Learner, key: string | undefined, wanted: Wanted) {
  const order = key === undefined ? undefined : await findByKey(db, learner, key);
  if (!order) return undefined;
  const lines = await listLines(db, learner.tenantId, order.id);
  const same = order.platform_id === learner.platformId && lines.length === wanted.courseIds.length
    && lines.every((line) => wanted.courseIds.includes(line.course_id));
  if (!same) throw refusal(operations.saveOrder, 422);
  if (wanted.expectedTotal !== undefined && wanted.expectedTotal !== order.total_fen) throw refusal(operations.saveOrder, 412);
  return order.order_num;
}

/**
 * An order that could be paid for the same courses at the same sum. One at another sum is closed: its price is no longer
 * asked, and nobody should be able to pay for one thing twice.
 */
async function reusable(trx: Handle, learner: Learner, { courseIds }: Wanted, { total }: Basket, now: Date) {
  const payable = await listPayable(trx, learner, courseIds, now);
  const same = payable.find((order) => order.total_fen === total);
  for (const order of payable) {
    if (order !== same) await expireOrder(trx, learner.tenantId, order.id);
  }
  return same?.order_num;
}

async function add(trx: Handle, learner: Learner, { lines, total }: Basket, input: InputOfName<'saveOrder'>, context: Signed) {
  const id = context.ids.next();
  const createdAt = context.clock.now();
  const expiresAt = new Date(createdAt.getTime() + ORDER_PAYMENT_MINUTES * 60_000);
  const key = input.idempotencyKey ?? ownKey(id);
  await insertOrder(trx, { ...learner, id, orderNum: id, key, total, createdAt, expiresAt }, lines);
  if (total === 0) await completeOrder(trx, { ...learner, orderId: id, now: createdAt });
  return id;
}

/** The key of an order that was sent without one. Keys of clients are trimmed, so none ever begins with a space. */
function ownKey(id: Id): string {
  return ` ${id}`;
}

async function read(db: Handle, learner: Learner, orderNum: string, now: Date): Promise<Order> {
  const order = await findOrder(db, learner, orderNum);
  if (!order) throw refusal(operations.orderDetail, 404);
  return presentOrder(order, await listLines(db, learner.tenantId, order.id), now);
}
