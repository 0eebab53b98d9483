import type { MigrationStep } from './step.ts';

/**
 * Platforms with their hosts, accounts, sessions, and what guards signing in. The tenant leads every key, so that a
 * distributed PostgreSQL can place a tenant's rows together.
 */
export const accounts: MigrationStep = [
  `create table platform (
    tenant_id text not null,
    id bigint not null,
    dept_id text not null,
    name text not null,
    logo text,
    identity smallint not null check (identity in (0, 1)),
    login_type text not null,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    constraint platform_dept unique (tenant_id, dept_id)
  )`,

  // A host leads to one platform of one tenant, so here the host alone is the key.
  `create table platform_host (
    host text primary key check (host = lower(host)),
    tenant_id text not null,
    platform_id bigint not null,
    branch_key text not null,
    theme_key text not null,
    foreign key (tenant_id, platform_id) references platform (tenant_id, id)
  )`,
  `create index platform_host_platform on platform_host (tenant_id, platform_id)`,

  `create table user_account (
    tenant_id text not null,
    id bigint not null,
    mobile text not null,
    password_hash text,
    type smallint not null check (type in (1, 2)),
    real_name text,
    avatar text,
    area_code text,
    area_name text,
    certified boolean not null default false,
    disabled boolean not null default false,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    constraint user_account_mobile unique (tenant_id, mobile)
  )`,

  // A family is one sign-in; each refresh makes a new generation of it.
  `create table session_family (
    tenant_id text not null,
    id bigint not null,
    user_id bigint not null,
    generation integer not null default 1,
    rotated_at timestamptz not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id) on delete cascade
  )`,
  `create index session_family_user on session_family (tenant_id, user_id)`,

  // Tokens are kept as SHA-256 only: who reads this table can't sign in with it.
  `create table session_token (
    token_hash text primary key,
    tenant_id text not null,
    family_id bigint not null,
    kind text not null check (kind in ('access', 'refresh')),
    generation integer not null,
    expires_at timestamptz not null,
    foreign key (tenant_id, family_id) references session_family (tenant_id, id) on delete cascade
  )`,
  `create index session_token_family on session_token (tenant_id, family_id)`,
  `create index session_token_expiry on session_token (expires_at)`,

  `create table sms_code (
    tenant_id text not null,
    id bigint not null,
    phone text not null,
    purpose text not null,
    code_hash text not null,
    wrong_attempts smallint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (tenant_id, id)
  )`,
  `create index sms_code_phone on sms_code (tenant_id, phone, purpose, created_at desc)`,

  // The key is random and known to one visitor only; using it deletes the row, so it works once.
  `create table captcha (
    key text primary key,
    answer_hash text not null,
    expires_at timestamptz not null
  )`,
  `create index captcha_expiry on captcha (expires_at)`,

  `create table rate_limit (
    key text primary key,
    used integer not null check (used >= 0),
    resets_at timestamptz not null
  )`,
  `create index rate_limit_reset on rate_limit (resets_at)`,
];
