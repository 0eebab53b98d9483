import type { Id } from './columns.ts';

/** Menus and permissions (migration 0008). */
export interface MenuTables {
  menu_item: {
    tenant_id: string;
    id: Id;
    parent_id: Id | null;
    kind: 'top' | 'route' | 'permission';
    code: string;
    name: string;
    /** Where a route leads; null for the other kinds. */
    path: string | null;
    /** Whose it is; null for everybody who is signed in. */
    user_type: 1 | 2 | null;
    sort: number;
  };
}
