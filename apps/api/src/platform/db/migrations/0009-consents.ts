import type { MigrationStep } from './step.ts';

/** Who agreed to which version of which agreement, and when; a consent is never changed. */
export const consents: MigrationStep = [
  `create table user_consent (
    tenant_id text not null,
    user_id bigint not null,
    agreement text not null,
    version text not null,
    agreed_at timestamptz not null,
    primary key (tenant_id, user_id, agreement, version),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id)
  )`,
];
