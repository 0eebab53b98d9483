import { operations } from '@wutong/contract';
import { COURSE_ON_SALE, type Cart } from '@wutong/domain';
import type { Handle } from '../../platform/db/index.ts';
import { refusal, type Context, type SignedIn } from '../../platform/http/index.ts';
import { findCourses } from '../courses/index.ts';
import { listOwned } from '../learning/index.ts';
import { presentCart } from './cart.presenter.ts';
import { insertLines, listLines, type CartOwner } from './cart.repository.ts';

type Signed = Context<SignedIn>;

/** The caller's cart on this platform. A course that was bought meanwhile, in another tab perhaps, is no longer shown. */
export async function cartOf(context: Signed): Promise<Cart> {
  return await readCart(context.db, ownerOf(context), context.clock.now());
}

/** Changes the caller's cart and answers it as it is then. */
export async function change(context: Signed, work: (trx: Handle, owner: CartOwner) => Promise<void>): Promise<Cart> {
  const owner = ownerOf(context);
  return await context.db.transaction().execute(async (trx) => {
    await work(trx, owner);
    return await readCart(trx, owner, context.clock.now());
  });
}

/**
 * Puts courses into the caller's cart, all of them or none. Throws 404 when one is not on sale, 409 when one is the
 * caller's already.
 */
export async function putIn(courseIds: readonly string[], context: Signed): Promise<Cart> {
  // In one order, so that two tabs which add the same courses never wait for each other in a circle.
  const ids = [...new Set(courseIds)].toSorted();
  const now = context.clock.now();
  return await change(context, async (trx, owner) => {
    const courses = await findCourses(trx, owner.tenantId, ids);
    const onSale = courses.filter((course) => course.status === COURSE_ON_SALE);
    if (onSale.length < ids.length) throw refusal(operations.addToCart, 404);
    if ((await listOwned(trx, owner, ids, now)).size > 0) throw refusal(operations.addToCart, 409);
    await insertLines(trx, owner, ids, now);
  });
}

async function readCart(db: Handle, owner: CartOwner, now: Date): Promise<Cart> {
  const lines = await listLines(db, owner);
  const owned = await listOwned(db, owner, lines.map((line) => line.id), now);
  return presentCart(lines.filter((line) => !owned.has(line.id)));
}

function ownerOf({ platform, caller }: Signed): CartOwner {
  return { tenantId: platform.tenantId, userId: caller.userId, platformId: platform.id };
}
