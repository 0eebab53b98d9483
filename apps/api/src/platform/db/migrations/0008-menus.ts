import type { MigrationStep } from './step.ts';

/**
 * Menus and permissions as data, so that an operator may change them without a release: top menus, the routes below
 * them, and the permissions below those. `user_type` null is for everybody who is signed in.
 */
export const menus: MigrationStep = [
  `create table menu_item (
    tenant_id text not null,
    id bigint not null,
    parent_id bigint,
    kind text not null check (kind in ('top', 'route', 'permission')),
    code text not null,
    name text not null,
    path text,
    user_type smallint check (user_type in (1, 2)),
    sort int not null,
    primary key (tenant_id, id),
    unique (tenant_id, parent_id, code),
    foreign key (tenant_id, parent_id) references menu_item (tenant_id, id),
    check ((kind = 'top') = (parent_id is null)),
    check ((kind = 'route') = (path is not null))
  )`,
  `insert into menu_item (tenant_id, id, parent_id, kind, code, name, path, user_type, sort) values
    ('000000', 1, null, 'top', 'study', '个人学习中心', null, 1, 1),
    ('000000', 2, null, 'top', 'shopping', '购物', null, null, 2),
    ('000000', 3, null, 'top', 'centre', '个人中心', null, 1, 3),
    ('000000', 4, null, 'top', 'enterprise', '企业中心', null, 2, 4),
    ('000000', 11, 1, 'route', 'online', '学习中心', '/study/online', 1, 1),
    ('000000', 12, 1, 'route', 'attendance', '考勤记录', '/study/attence', 1, 2),
    ('000000', 13, 1, 'route', 'certificates', '证书管理', '/study/credentials', 1, 3),
    ('000000', 14, 1, 'route', 'favourites', '我的收藏', '/study/collect', 1, 4),
    ('000000', 15, 1, 'route', 'follows', '我的关注', '/study/subscribute', 1, 5),
    ('000000', 21, 2, 'route', 'cart', '购物车', '/shopping/user', 1, 1),
    ('000000', 22, 2, 'route', 'enterprise-cart', '企业购物车', '/shopping/buss', 2, 2),
    ('000000', 31, 3, 'route', 'orders', '全部订单', '/center/order', 1, 1),
    ('000000', 32, 3, 'route', 'invoices', '我的发票', '/center/invoice', 1, 2),
    ('000000', 41, 4, 'route', 'enterprise-orders', '企业订单', '/center/qyorder', 2, 1),
    ('000000', 42, 4, 'route', 'enterprise-invoices', '企业发票', '/center/qyinvoice', 2, 2),
    ('000000', 111, 11, 'permission', 'xh', '学习', null, 1, 1),
    ('000000', 131, 13, 'permission', 'certificate_reapply', '重新申请证书', null, 1, 1),
    ('000000', 211, 21, 'permission', 'order_submit', '提交订单', null, 1, 1),
    ('000000', 221, 22, 'permission', 'order_submit', '提交订单', null, 2, 1),
    ('000000', 311, 31, 'permission', 'refund_apply', '申请退款', null, 1, 1),
    ('000000', 321, 32, 'permission', 'invoice_apply', '申请发票', null, 1, 1),
    ('000000', 411, 41, 'permission', 'refund_apply', '申请退款', null, 2, 1),
    ('000000', 421, 42, 'permission', 'invoice_apply', '申请发票', null, 2, 1)`,
];
