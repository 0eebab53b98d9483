import type { UserType } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';

/** A menu, a route or a permission as it is stored. */
export interface MenuRow {
  id: Id;
  parentId: Id | null;
  kind: 'top' | 'route' | 'permission';
  code: string;
  name: string;
  path: string | null;
  sort: number;
}

/** Everything that a type of user has, in order. */
export async function listMenuItems(db: Handle, tenantId: string, type: UserType): Promise<MenuRow[]> {
  return await db
    .selectFrom('menu_item')
    .select(['id', 'parent_id as parentId', 'kind', 'code', 'name', 'path', 'sort'])
    .where('tenant_id', '=', tenantId)
    .where((where) => where.or([where('user_type', 'is', null), where('user_type', '=', type)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
