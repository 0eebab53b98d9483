import type { Handle, Id } from '../../platform/db/index.ts';
import { courseRows } from '../courses/index.ts';

/** Whose cart on which platform. */
export interface CartOwner {
  tenantId: string;
  userId: Id;
  platformId: Id;
}

/** The lines of a cart with their courses in whatever status, the newest first. */
export async function listLines(db: Handle, owner: CartOwner) {
  return await courseRows(db, owner.tenantId)
    .innerJoin('cart_line', (join) =>
      join.onRef('cart_line.tenant_id', '=', 'course.tenant_id').onRef('cart_line.course_id', '=', 'course.id'))
    .where('cart_line.user_id', '=', owner.userId)
    .where('cart_line.platform_id', '=', owner.platformId)
    .select(['course.status', 'cart_line.selected'])
    .orderBy('cart_line.added_at', 'desc')
    .orderBy('cart_line.course_id', 'desc')
    .execute();
}

/** Adds lines; one that is there already stays as it is. */
export async function insertLines(db: Handle, owner: CartOwner, courseIds: readonly Id[], now: Date): Promise<void> {
  await db.insertInto('cart_line')
    .values(courseIds.map((course_id) => ({
      tenant_id: owner.tenantId,
      user_id: owner.userId,
      platform_id: owner.platformId,
      course_id,
      added_at: now,
    })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'platform_id', 'course_id']).doNothing())
    .execute();
}

/** Marks lines to be bought or not; courses that are not in the cart are passed over. */
export async function selectLines(db: Handle, owner: CartOwner, courseIds: readonly Id[], selected: boolean): Promise<void> {
  await db.updateTable('cart_line').set({ selected })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('platform_id', '=', owner.platformId)
    .where('course_id', 'in', [...courseIds])
    .execute();
}

/** Takes lines out; courses that are not in the cart are passed over. */
export async function removeLines(db: Handle, owner: CartOwner, courseIds: readonly Id[]): Promise<void> {
  await linesOf(db, owner).where('course_id', 'in', [...courseIds]).execute();
}

/** Takes all lines out. */
export async function removeAllLines(db: Handle, owner: CartOwner): Promise<void> {
  await linesOf(db, owner).execute();
}

function linesOf(db: Handle, owner: CartOwner) {
  return db.deleteFrom('cart_line')
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('platform_id', '=', owner.platformId);
}
