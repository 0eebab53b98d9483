import * as auth from './auth.ts';
import * as cart from './cart.ts';
import * as clientLog from './client-log.ts';
import * as content from './content.ts';
import * as courses from './courses.ts';
import * as learning from './learning.ts';
import * as menus from './menus.ts';
import * as orders from './orders.ts';
import * as platform from './platform.ts';
import * as users from './users.ts';
import * as video from './video.ts';

/** Every operation of the wire by its name. */
export const operations = {
  ...auth,
  ...cart,
  ...clientLog,
  ...content,
  ...courses,
  ...learning,
  ...menus,
  ...orders,
  ...platform,
  ...users,
  ...video,
} as const;

/** The operations as a type: names to literals. */
export type Operations = typeof operations;

/** The name of an operation. */
export type OperationName = keyof Operations;
