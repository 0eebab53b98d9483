import type { HandlersOf } from '../../platform/http/index.ts';
import { listMenuItems, type MenuRow } from './menus.repository.ts';

const childrenOf = (rows: readonly MenuRow[], parent: MenuRow): MenuRow[] => rows.filter(({ parentId }) => parentId === parent.id);

/** Menus and permissions of who is signed in (spec section 6). A menu without anything below it is not shown. */
export const menuHandlers: HandlersOf<'menuButtons' | 'topMenus' | 'menuRoutes'> = {
  async menuButtons(_input, { db, platform, caller }) {
    const rows = await listMenuItems(db, platform.tenantId, caller.type);
    return rows.filter(({ kind }) => kind === 'top').flatMap((top) => {
      const routes = childrenOf(rows, top)
        .map((route) => ({ ...route, children: childrenOf(rows, route) }))
        .filter(({ children }) => children.length > 0);
      return routes.length > 0 ? [{ ...top, children: routes }] : [];
    });
  },
  async topMenus(_input, { db, platform, caller }) {
    const rows = await listMenuItems(db, platform.tenantId, caller.type);
    return rows.filter((row) => row.kind === 'top' && childrenOf(rows, row).length > 0);
  },
  async menuRoutes({ topMenuId }, { db, platform, caller }) {
    const rows = await listMenuItems(db, platform.tenantId, caller.type);
    return rows.flatMap((row) => (row.kind === 'route' && row.parentId === topMenuId && row.path !== null ? [{ ...row, path: row.path }] : []));
  },
};
