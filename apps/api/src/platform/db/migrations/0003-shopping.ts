import type { MigrationStep } from './step.ts';

/** Carts, orders, payments with their notifications, and the enrolments that a payment gives. */
export const shopping: MigrationStep = [
  `create table cart_line (
    tenant_id text not null,
    user_id bigint not null,
    platform_id bigint not null,
    course_id bigint not null,
    selected boolean not null default true,
    added_at timestamptz not null,
    primary key (tenant_id, user_id, platform_id, course_id),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id) on delete cascade,
    foreign key (tenant_id, platform_id) references platform (tenant_id, id),
    foreign key (tenant_id, course_id) references course (tenant_id, id)
  )`,

  // Status codes 1 to 7 as the product names them. removed_at hides an order from its owner; money is never deleted.
  `create table orders (
    tenant_id text not null,
    id bigint not null,
    order_num text not null,
    user_id bigint not null,
    platform_id bigint not null,
    status smallint not null check (status between 1 and 7),
    total_fen integer not null check (total_fen >= 0),
    idempotency_key text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    paid_at timestamptz,
    removed_at timestamptz,
    primary key (tenant_id, id),
    constraint orders_order_num unique (tenant_id, order_num),
    constraint orders_idempotency unique (tenant_id, user_id, idempotency_key),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id),
    foreign key (tenant_id, platform_id) references platform (tenant_id, id),
    constraint orders_paid_has_time check (status in (1, 3) or paid_at is not null)
  )`,
  `create index orders_owner on orders (tenant_id, user_id, platform_id, created_at desc, id desc)`,
  `create index orders_unpaid on orders (expires_at) where status = 1`,

  // What was bought, as it was then: later changes of a course do not reach into old orders.
  `create table order_line (
    tenant_id text not null,
    order_id bigint not null,
    course_id bigint not null,
    course_name text not null,
    cover text,
    category1_id bigint not null,
    category2_id bigint not null,
    category3_id bigint not null,
    teaching_method smallint check (teaching_method in (1, 2, 3)),
    hours numeric(6, 1) not null check (hours >= 0),
    institution_id bigint not null,
    institution_name text not null,
    price_fen integer not null check (price_fen >= 0),
    valid_days integer check (valid_days > 0),
    position integer not null,
    primary key (tenant_id, order_id, course_id),
    foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
    foreign key (tenant_id, course_id) references course (tenant_id, id)
  )`,
  `create index order_line_course on order_line (tenant_id, course_id)`,

  // surplus marks money that came for an order which was paid already, so that it can be given back.
  `create table payment (
    tenant_id text not null,
    id bigint not null,
    order_id bigint not null,
    channel text not null check (channel in ('alipay', 'wechat')),
    out_trade_no text not null,
    amount_fen integer not null check (amount_fen > 0),
    status text not null check (status in ('waiting', 'paid', 'failed')),
    code_url text,
    trade_no text,
    surplus boolean not null default false,
    created_at timestamptz not null,
    asked_at timestamptz not null,
    paid_at timestamptz,
    primary key (tenant_id, id),
    constraint payment_order_channel unique (tenant_id, order_id, channel),
    constraint payment_out_trade_no unique (tenant_id, channel, out_trade_no),
    constraint payment_trade_no unique (tenant_id, channel, trade_no),
    constraint payment_paid_has_trade check (status <> 'paid' or (trade_no is not null and paid_at is not null)),
    foreign key (tenant_id, order_id) references orders (tenant_id, id)
  )`,

  // One row for each notification that was acted upon: the key makes a repeated one do nothing.
  `create table payment_notification (
    tenant_id text not null,
    channel text not null check (channel in ('alipay', 'wechat')),
    notify_id text not null,
    out_trade_no text not null,
    outcome text not null check (outcome in ('paid', 'failed')),
    received_at timestamptz not null,
    primary key (tenant_id, channel, notify_id)
  )`,

  `create table enrolment (
    tenant_id text not null,
    user_id bigint not null,
    platform_id bigint not null,
    course_id bigint not null,
    order_id bigint,
    valid_until timestamptz,
    created_at timestamptz not null,
    primary key (tenant_id, user_id, platform_id, course_id),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id),
    foreign key (tenant_id, platform_id) references platform (tenant_id, id),
    foreign key (tenant_id, course_id) references course (tenant_id, id),
    foreign key (tenant_id, order_id) references orders (tenant_id, id)
  )`,
  `create index enrolment_course on enrolment (tenant_id, course_id)`,
];
