import { DEFAULT_TENANT } from '../platform/tenancy/index.ts';
import type { TestApi } from '../testing/api.ts';
import { addEnrolment } from '../testing/ownership.ts';
import { addCourse, addUser, type TestCourse, type TestUser } from '../testing/rows.ts';

/** An owner with rows of every kind, and what names them. */
export interface World {
  owner: TestUser;
  /** In the owner's cart and in both orders; not owned by anybody. */
  wanted: TestCourse;
  /** Owned and half watched by the owner. */
  owned: TestCourse;
  /** Its first lesson. */
  lessonId: string;
  /** The owner's unpaid order on the main platform. */
  orderNum: string;
  /** The same on the sub-platform. */
  subOrderNum: string;
}

/** The idempotency key of the owner's order. */
export const OWNERS_KEY = 'owners-checkout';

/** The host of the sub-platform. */
export const SUB_HOST = 'association.localhost';

/** What all calls of one operation can name, before anybody has rows. */
export async function makeWorld(api: TestApi): Promise<World> {
  const [wanted, owned] = [await addCourse(api.services), await addCourse(api.services)];
  const owner = await addUser(api.services);
  return { owner, wanted, owned, lessonId: owned.lessonIds[0] ?? '', orderNum: '1', subOrderNum: '2' };
}

/** Gives the owner rows of every kind. */
export async function giveRows(api: TestApi, world: World): Promise<World> {
  const as = { as: world.owner.token };
  const place = async (host: string): Promise<string> => {
    const headers = { 'Idempotency-Key': `${OWNERS_KEY}${host === SUB_HOST ? '-sub' : ''}` };
    const { body } = await api.post('training/orders/save', { courseIds: [world.wanted.id] }, { ...as, host, headers });
    return String(Object(body.data).orderNum);
  };
  await api.post('training/courseByUser/addCart', { ids: world.wanted.id }, as);
  await addEnrolment(api.services, world.owner, world.owned);
  await api.put(`training/video/watchProgress/${world.lessonId}`, { watchTime: 60 }, as);
  const orderNum = await place('main.localhost');
  await api.get('training/orders/aliQrCode', { orderNum }, as);
  return { ...world, orderNum, subOrderNum: await place(SUB_HOST) };
}

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
