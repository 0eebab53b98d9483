import type { MigrationStep } from './step.ts';

/** Categories, institutions, lecturers, and courses with their chapters and course-ware. */
export const catalogue: MigrationStep = [
  `create table category (
    tenant_id text not null,
    id bigint not null,
    parent_id bigint,
    level smallint not null check (level between 1 and 3),
    name text not null,
    position integer not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, parent_id) references category (tenant_id, id),
    constraint category_root_has_no_parent check ((level = 1) = (parent_id is null))
  )`,
  `create index category_parent on category (tenant_id, parent_id, position)`,

  `create table institution (
    tenant_id text not null,
    id bigint not null,
    name text not null,
    logo text,
    introduction text,
    position integer not null,
    primary key (tenant_id, id)
  )`,

  `create table lecturer (
    tenant_id text not null,
    id bigint not null,
    institution_id bigint not null,
    name text not null,
    title text,
    avatar text,
    introduction text,
    primary key (tenant_id, id),
    foreign key (tenant_id, institution_id) references institution (tenant_id, id)
  )`,
  `create index lecturer_institution on lecturer (tenant_id, institution_id)`,

  // search_grams holds the single characters and pairs of the name, the institution and the lecturers (see grams.ts).
  `create table course (
    tenant_id text not null,
    id bigint not null,
    name text not null,
    cover text,
    institution_id bigint not null,
    category1_id bigint not null,
    category2_id bigint not null,
    category3_id bigint not null,
    status smallint not null,
    price_fen integer not null check (price_fen >= 0),
    original_price_fen integer check (original_price_fen >= price_fen),
    hours numeric(6, 1) not null check (hours >= 0),
    teaching_method smallint check (teaching_method in (1, 2, 3)),
    valid_days integer check (valid_days > 0),
    place text,
    introduction_html text,
    learner_count integer not null default 0 check (learner_count >= 0),
    score numeric(2, 1) check (score between 0 and 5),
    search_grams text[] not null,
    create_time timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, institution_id) references institution (tenant_id, id),
    foreign key (tenant_id, category1_id) references category (tenant_id, id),
    foreign key (tenant_id, category2_id) references category (tenant_id, id),
    foreign key (tenant_id, category3_id) references category (tenant_id, id)
  )`,
  // One index for each level and order that the course centre offers; only courses on sale are ever listed.
  `create index course_category1 on course (tenant_id, category1_id, create_time desc, id desc) where status = 3`,
  `create index course_category2 on course (tenant_id, category2_id, create_time desc, id desc) where status = 3`,
  `create index course_category3 on course (tenant_id, category3_id, create_time desc, id desc) where status = 3`,
  `create index course_institution on course (tenant_id, institution_id, create_time desc, id desc)`,
  `create index course_newest on course (tenant_id, create_time desc, id desc) where status = 3`,
  `create index course_popular on course (tenant_id, learner_count desc, id desc) where status = 3`,
  `create index course_price on course (tenant_id, price_fen, id) where status = 3`,
  `create index course_teaching on course (tenant_id, teaching_method, create_time desc, id desc) where status = 3`,
  `create index course_search on course using gin (search_grams)`,

  `create table course_speaker (
    tenant_id text not null,
    course_id bigint not null,
    lecturer_id bigint not null,
    position integer not null,
    primary key (tenant_id, course_id, lecturer_id),
    foreign key (tenant_id, course_id) references course (tenant_id, id) on delete cascade,
    foreign key (tenant_id, lecturer_id) references lecturer (tenant_id, id)
  )`,
  `create index course_speaker_lecturer on course_speaker (tenant_id, lecturer_id)`,

  `create table chapter (
    tenant_id text not null,
    id bigint not null,
    course_id bigint not null,
    name text not null,
    position integer not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, course_id) references course (tenant_id, id) on delete cascade
  )`,
  `create index chapter_course on chapter (tenant_id, course_id, position)`,

  // A lesson; seconds is 0 for what is not a video. file is a path within the file store, never a full address.
  `create table courseware (
    tenant_id text not null,
    id bigint not null,
    course_id bigint not null,
    chapter_id bigint not null,
    name text not null,
    kind text not null check (kind in ('video', 'document')),
    seconds integer not null check (seconds >= 0),
    free_preview boolean not null default false,
    file text,
    position integer not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, course_id) references course (tenant_id, id) on delete cascade,
    foreign key (tenant_id, chapter_id) references chapter (tenant_id, id) on delete cascade
  )`,
  `create index courseware_course on courseware (tenant_id, course_id, position)`,
  `create index courseware_chapter on courseware (tenant_id, chapter_id, position)`,
];
