import type { MigrationStep } from './step.ts';

/** Watch progress, news, questions and banners. */
export const studyAndContent: MigrationStep = [
  // duration_seconds is the length that the player reported; watched never shrinks.
  `create table watch_progress (
    tenant_id text not null,
    user_id bigint not null,
    courseware_id bigint not null,
    course_id bigint not null,
    position_seconds integer not null default 0 check (position_seconds >= 0),
    watched_seconds integer not null default 0 check (watched_seconds >= 0),
    duration_seconds integer check (duration_seconds >= 0),
    updated_at timestamptz not null,
    primary key (tenant_id, user_id, courseware_id),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id) on delete cascade,
    foreign key (tenant_id, courseware_id) references courseware (tenant_id, id) on delete cascade,
    foreign key (tenant_id, course_id) references course (tenant_id, id) on delete cascade
  )`,
  `create index watch_progress_course on watch_progress (tenant_id, user_id, course_id, updated_at desc)`,

  // organization_id is null for what the platform itself publishes. Only status 1 is public.
  `create table news (
    tenant_id text not null,
    id bigint not null,
    type text not null,
    organization_id bigint,
    status smallint not null,
    title text not null,
    html text not null,
    publish_time timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, organization_id) references institution (tenant_id, id)
  )`,
  `create index news_listed on news (tenant_id, type, publish_time desc, id desc) where status = 1`,

  `create table faq (
    tenant_id text not null,
    id bigint not null,
    question text not null,
    answer_html text not null,
    position integer not null,
    primary key (tenant_id, id)
  )`,

  `create table banner (
    tenant_id text not null,
    id bigint not null,
    branch_key text,
    title text not null,
    subtitle text,
    image text,
    course_id bigint,
    position integer not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, course_id) references course (tenant_id, id)
  )`,
];
