import type { MigrationStep } from './step.ts';

/**
 * What the law and the people ask of each host by itself: its filing number and hotline; and the institution to whose
 * mini-site a host of its own leads. Null leaves it to the branch's configuration.
 */
export const hostFacts: MigrationStep = [
  'alter table platform_host add column filing text',
  'alter table platform_host add column hotline text',
  'alter table platform_host add column institution_id bigint',
];
