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
