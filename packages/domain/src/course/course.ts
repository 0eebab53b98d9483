import type { Fen } from '../money/money.ts';
import type { IsoTime } from '../time/time.ts';

/** How a course is taught (spec section 2): 1 video, 2 in person, 3 training class. */
export type StudyForm = 1 | 2 | 3;

/** The only status in which a course may be seen and bought by the public (spec section 9). */
export const COURSE_ON_SALE = 3;

/** A course as lists show it. */
export interface CourseSummary {
  id: string;
  name: string;
  /** Address of a picture; null lets the interface draw one from the id. */
  cover: string | null;
  /** Ids of its category, from the root to the leaf. */
  categoryIds: string[];
  /** Name of the leaf category. */
  categoryName: string;
  institutionId: string;
  institutionName: string;
  lecturerName: string | null;
  studyForm: StudyForm | null;
  /** Study hours (学时) that it counts for. */
  hours: number;
  price: Fen;
  /** Price before a discount; null when there is none. */
  originalPrice: Fen | null;
  /** Days of study that a purchase gives; null means without end. */
  validDays: number | null;
  learnerCount: number;
  /** Mean evaluation from 0 to 5; null before the first one. */
  score: number | null;
  publishedAt: IsoTime;
}

/** A course as its own page shows it. */
export interface CourseDetail extends CourseSummary {
  /** Introduction as HTML; never shown without cleaning. */
  introduction: string | null;
  /** Where an in-person course takes place. */
  place: string | null;
  /** What the asking user has to do with it; all false for a visitor. */
  owned: boolean;
  inCart: boolean;
}

/** One piece of course-ware: a lesson that can be opened. */
export interface Lesson {
  id: string;
  name: string;
  /** Length in seconds; 0 for what is not a video. */
  duration: number;
  /** Whether a visitor may watch it before buying. */
  freePreview: boolean;
  /** Seconds that the asking user has watched of it; null for who has not bought the course. */
  watched: number | null;
}

/** A chapter of a course's outline with its lessons in order. */
export interface Chapter {
  id: string;
  name: string;
  lessons: Lesson[];
}

/** Reads a study form's code; anything but 1, 2 or 3 has none (its label is blank, spec section 2). */
export function toStudyForm(code: number | null): StudyForm | null {
  return code === 1 || code === 2 || code === 3 ? code : null;
}

/** Whether a course costs nothing. */
export function isFree(course: Pick<CourseSummary, 'price'>): boolean {
  return course.price === 0;
}
