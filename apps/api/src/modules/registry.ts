import type { OperationName } from '@wutong/contract';
import type { HandlersOf } from '../platform/http/index.ts';
import { authHandlers } from './auth/index.ts';
import { paymentHandlers } from './payments/index.ts';
import { contentHandlers } from './content/index.ts';
import { courseHandlers } from './courses/index.ts';
import { platformInfoHandlers } from './platform-info/index.ts';
import { userHandlers } from './users/index.ts';

/** Operations of the contract that no module answers yet. A module that lands takes its names from here. */
type Unanswered =
  | 'addToCart' | 'cartList' | 'subPlatformCartList' | 'removeFromCart' | 'clearCart' | 'selectCourses' | 'unselectCourses'
  | 'purchasedCourses' | 'yearHours'
  | 'saveOrder' | 'orderDetail' | 'subPlatformOrderDetail' | 'closeOrder'
  | 'lessonVideo' | 'lessonProgress' | 'reportProgress' | 'reportDuration';

/** The handler of every operation. One that is missing, or answers in another type, does not compile. */
export const handlers: HandlersOf<Exclude<OperationName, Unanswered>> = {
  ...authHandlers,
  ...contentHandlers,
  ...courseHandlers,
  ...paymentHandlers,
  ...platformInfoHandlers,
  ...userHandlers,
};
