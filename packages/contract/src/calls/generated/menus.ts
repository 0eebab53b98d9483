// Generated from the operations of group menus by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The tree whose leaves are the caller's permissions. */
export const menuButtons: Call<InputOfName<'menuButtons'>, OutputOfName<'menuButtons'>> = {"name":"menuButtons","method":"GET","path":"blade-system/menu/buttons","send":{},"read":[{"id":"id","code":"text","name":"text","children":[{"id":"id","code":"text","name":"text","children":[{"id":"id","code":"text","name":"text"}]}]}],"repeatable":true};

/** The routes of one top menu that the caller may open, in order. */
export const menuRoutes: Call<InputOfName<'menuRoutes'>, OutputOfName<'menuRoutes'>> = {"name":"menuRoutes","method":"GET","path":"blade-system/menu/routes","send":{"topMenuId":["query"]},"read":[{"id":"id","code":"text","name":"text","path":"text","sort":"int"}],"repeatable":true};

/** The caller's top menus, in order. */
export const topMenus: Call<InputOfName<'topMenus'>, OutputOfName<'topMenus'>> = {"name":"topMenus","method":"GET","path":"blade-system/menu/top-menu","send":{},"read":[{"id":"id","code":"text","name":"text","sort":"int"}],"repeatable":true};
