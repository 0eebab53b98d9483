import type { InputOfName, OperationName, Operations } from '@wutong/contract';
import type { TestApi } from '../testing/api.ts';
import { addEnrolment } from '../testing/ownership.ts';
import type { TestUser } from '../testing/rows.ts';
import { SUB_HOST, type World } from './world.ts';

type NamesWhere<Of extends 'caller' | 'named'> = {
  [N in OperationName]: Operations[N]['rows']['of'] extends Of ? N : never;
}[OperationName];

/** An operation whose input names rows that belong to one user. */
export type NamedOperation = NamesWhere<'named'>;

/** An operation on the caller's own rows. */
export type CallerOperation = NamesWhere<'caller'>;

/** How to try for another user's rows by name. */
export interface NamedFixture<N extends NamedOperation> {
  /** Names what does not exist. */
  missing: InputOfName<N>;
  host?: string;
}

/** How to try for another user's rows without naming them. */
export interface CallerFixture {
  /** Gives a caller what the call needs to get as far as the rows. */
  prepare?(api: TestApi, caller: TestUser, world: World): Promise<void>;
  host?: string;
}

const unknownOrder = { missing: { orderNum: '999' } };

/** A fixture for each operation that names rows; one without does not compile. */
export const namedFixtures: { readonly [N in NamedOperation]: NamedFixture<N> } = {
  orderDetail: unknownOrder,
  subPlatformOrderDetail: { ...unknownOrder, host: SUB_HOST },
  inspectOrder: unknownOrder,
  closeOrder: unknownOrder,
  alipayCode: unknownOrder,
  wechatCode: unknownOrder,
};

const fillCart: CallerFixture = {
  prepare: async (api, caller, { wanted }) => {
    await api.post('training/courseByUser/addCart', { ids: wanted.id }, { as: caller.token });
  },
};
const own: CallerFixture = { prepare: (api, caller, { owned }) => addEnrolment(api.services, caller, owned) };

/** A fixture for each operation on the caller's own rows; one without does not compile. */
export const callerFixtures: { readonly [N in CallerOperation]: CallerFixture } = {
  addToCart: {},
  cartList: {},
  subPlatformCartList: { host: SUB_HOST },
  removeFromCart: fillCart,
  clearCart: fillCart,
  selectCourses: fillCart,
  unselectCourses: fillCart,
  purchasedCourses: {},
  yearHours: own,
  saveOrder: fillCart,
  userDetail: {},
  lessonProgress: own,
  reportProgress: own,
  reportDuration: own,
};
