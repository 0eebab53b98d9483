import type { MigrationStep } from './step.ts';

/**
 * When a lesson was first watched to its end. Study hours belong to the year of that moment: watching it again in a
 * later year, which moves updated_at, must not take them along.
 */
export const lessonCompletion: MigrationStep = [
  'alter table watch_progress add column completed_at timestamptz',
];
