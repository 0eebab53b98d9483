import type { Generated } from 'kysely';
import type { Decimal, Id, Moment, NullableDecimal } from './columns.ts';

/** Tables of the course catalogue (migration 0002). */
export interface CatalogueTables {
  category: {
    tenant_id: string;
    id: Id;
    parent_id: Id | null;
    level: 1 | 2 | 3;
    name: string;
    position: number;
  };
  institution: {
    tenant_id: string;
    id: Id;
    name: string;
    logo: string | null;
    introduction: string | null;
    position: number;
  };
  lecturer: {
    tenant_id: string;
    id: Id;
    institution_id: Id;
    name: string;
    title: string | null;
    avatar: string | null;
    introduction: string | null;
  };
  course: {
    tenant_id: string;
    id: Id;
    name: string;
    cover: string | null;
    institution_id: Id;
    /** The category path from the root to the leaf. */
    category1_id: Id;
    category2_id: Id;
    category3_id: Id;
    /** Only 3 is on sale and public. */
    status: number;
    price_fen: number;
    original_price_fen: number | null;
    /** Study hours, one decimal. */
    hours: Decimal;
    /** 1 video, 2 in person, 3 training class. */
    teaching_method: 1 | 2 | 3 | null;
    /** Days of study that a purchase gives; null means without end. */
    valid_days: number | null;
    place: string | null;
    introduction_html: string | null;
    learner_count: Generated<number>;
    score: NullableDecimal;
    /** Characters and pairs of what a search may name; see `grams`. */
    search_grams: string[];
    create_time: Moment;
  };
  course_speaker: { tenant_id: string; course_id: Id; lecturer_id: Id; position: number };
  chapter: { tenant_id: string; id: Id; course_id: Id; name: string; position: number };
  courseware: {
    tenant_id: string;
    id: Id;
    course_id: Id;
    chapter_id: Id;
    name: string;
    kind: 'video' | 'document';
    /** 0 for what is not a video. */
    seconds: number;
    free_preview: Generated<boolean>;
    /** Path within the file store. */
    file: string | null;
    position: number;
  };
}
