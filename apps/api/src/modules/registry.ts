import type { OperationName } from '@wutong/contract';
import type { HandlersOf } from '../platform/http/index.ts';
import { authHandlers } from './auth/index.ts';
import { cartHandlers } from './cart/index.ts';
import { clientLogHandlers } from './client-log/index.ts';
import { contentHandlers } from './content/index.ts';
import { courseHandlers } from './courses/index.ts';
import { learningHandlers } from './learning/index.ts';
import { menuHandlers } from './menus/index.ts';
import { orderHandlers } from './orders/index.ts';
import { paymentHandlers } from './payments/index.ts';
import { platformInfoHandlers } from './platform-info/index.ts';
import { registrationHandlers } from './registration/index.ts';
import { userHandlers } from './users/index.ts';
import { videoHandlers } from './video/index.ts';

/** The handler of every operation. One that is missing, or answers in another type, does not compile. */
export const handlers: HandlersOf<OperationName> = {
  ...authHandlers,
  ...cartHandlers,
  ...clientLogHandlers,
  ...contentHandlers,
  ...courseHandlers,
  ...learningHandlers,
  ...menuHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...platformInfoHandlers,
  ...registrationHandlers,
  ...userHandlers,
  ...videoHandlers,
};
