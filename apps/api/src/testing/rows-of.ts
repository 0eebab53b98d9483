import { DEFAULT_TENANT } from '../platform/tenancy/index.ts';
import type { TestApi } from './api.ts';
import type { TestUser } from './rows.ts';

/** Everything in the database that is one user's, to be compared. */
export async function rowsOf({ services: { db } }: TestApi, user: TestUser): Promise<Record<string, unknown>> {
  const orders = await db.selectFrom('orders').selectAll().where('user_id', '=', user.id).orderBy('id').execute();
  const orderIds = ['0', ...orders.map((order) => order.id)];
  return {
    account: await db.selectFrom('user_account').selectAll().where('tenant_id', '=', DEFAULT_TENANT).where('id', '=', user.id).execute(),
    sessions: await db.selectFrom('session_family').selectAll().where('user_id', '=', user.id).orderBy('id').execute(),
    cart: await db.selectFrom('cart_line').selectAll().where('user_id', '=', user.id).orderBy('course_id').execute(),
    orders,
    lines: await db.selectFrom('order_line').selectAll().where('order_id', 'in', orderIds).orderBy('order_id').orderBy('position').execute(),
    payments: await db.selectFrom('payment').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute(),
    enrolments: await db.selectFrom('enrolment').selectAll().where('user_id', '=', user.id).orderBy('course_id').execute(),
    progress: await db.selectFrom('watch_progress').selectAll().where('user_id', '=', user.id).orderBy('courseware_id').execute(),
  };
}
