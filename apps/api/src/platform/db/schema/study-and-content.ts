import type { Generated } from 'kysely';
import type { Id, Moment } from './columns.ts';

/** Tables of study progress and published content (migrations 0004 and 0006). */
export interface StudyAndContentTables {
  watch_progress: {
    tenant_id: string;
    user_id: Id;
    courseware_id: Id;
    course_id: Id;
    position_seconds: Generated<number>;
    watched_seconds: Generated<number>;
    /** Length that the player reported; null before it did. */
    duration_seconds: number | null;
    updated_at: Moment;
    /** First time it was watched to the end (migration 0006); hours belong to its year. */
    completed_at: Moment | null;
  };
  news: {
    tenant_id: string;
    id: Id;
    type: string;
    organization_id: Id | null;
    /** Only 1 is public. */
    status: number;
    title: string;
    html: string;
    publish_time: Moment;
  };
  faq: { tenant_id: string; id: Id; question: string; answer_html: string; position: number };
  banner: {
    tenant_id: string;
    id: Id;
    /** The branch that shows it; null for all. */
    branch_key: string | null;
    title: string;
    subtitle: string | null;
    image: string | null;
    course_id: Id | null;
    position: number;
  };
}
