import type { Fen, StudyForm } from '@wutong/domain';

/** A node of the category tree; three levels deep. */
export interface SampleCategory {
  id: string;
  name: string;
  /** Hue of the covers drawn for it, 0 to 359; inherited from the top level. */
  hue: number;
  children: SampleCategory[];
}

/** A training institution. All of them are invented. */
export interface SampleInstitution {
  id: string;
  name: string;
  /** Key of the `organization_type` dictionary; see `organizationTypes`. */
  type: string;
  /** Six-digit code of its district or county, and its name. */
  areaCode: string;
  areaName: string;
  address: string;
  /** A number that can not be dialled: local numbers never start with 0. */
  phone: string;
  contact: string;
  foundedYear: number;
  /** Hue of the drawn logo. */
  hue: number;
  /** Simple HTML. */
  introduction: string;
  /** Ids of the top-level categories that it teaches. */
  categoryIds: string[];
  followerCount: number;
  /** Mean evaluation from 0 to 5. */
  score: number;
}

/** A lecturer (speaker). All of them are invented. */
export interface SampleLecturer {
  id: string;
  name: string;
  /** Professional title, such as 主任护师. */
  title: string;
  /** Field of teaching: the name of a second-level category. */
  field: string;
  /** Ids of the top and second-level category of that field. */
  categoryIds: [top: string, second: string];
  institutionId: string;
  institutionName: string;
  biography: string;
  /** Whether the famous-teachers page shows this lecturer. */
  famous: boolean;
  /** Hue of the drawn portrait. */
  hue: number;
}

/** Status of a course: 3 is on sale, all others never leave through a public read (spec section 9). */
export type SampleCourseStatus = 0 | 1 | 2 | 3 | 4;

/** A course. */
export interface SampleCourse {
  id: string;
  /** Place in the catalogue, from 0; with the seed it decides everything else. */
  index: number;
  name: string;
  /** What it is about: the part of the name that its outline and introduction speak of. */
  subject: string;
  /** Ids of its category, from the root to the leaf. */
  categoryIds: [top: string, second: string, leaf: string];
  /** Name of the leaf category. */
  categoryName: string;
  /** Whether its hours count as public-needs (公需) or professional (专业) ones. */
  hourKind: 'public' | 'professional';
  institutionId: string;
  institutionName: string;
  lecturerId: string;
  lecturerName: string;
  studyForm: StudyForm;
  status: SampleCourseStatus;
  price: Fen;
  /** Price before a discount, always above `price`; null when there is none. */
  originalPrice: Fen | null;
  /** Study hours (学时) in steps of a half; one is 45 minutes. */
  hours: number;
  /** Days of study that a purchase gives. */
  validDays: number;
  learnerCount: number;
  /** Mean evaluation from 0 to 5 with one decimal; null before the first one. */
  score: number | null;
  evaluationCount: number;
  /** The year its hours belong to. */
  year: number;
  /** Whom it is for, as a phrase. */
  audience: string;
  /** Simple HTML of h3, p, ul, li and strong. */
  introduction: string;
  chapterCount: number;
  lessonCount: number;
  /** Of an in-person course or a training class; null for video. Times are ISO with +08:00. */
  place: string | null;
  startsAt: string | null;
  endsAt: string | null;
  enrolUntil: string | null;
  createdAt: string;
  publishedAt: string;
}

/** One piece of course-ware. */
export interface SampleCourseware {
  id: string;
  name: string;
  /** Length in seconds. */
  duration: number;
  /** Whether a visitor may watch it before buying. */
  freePreview: boolean;
}

/** A chapter with its course-ware in order. */
export interface SampleChapter {
  id: string;
  name: string;
  lessons: SampleCourseware[];
}

/** A piece of news, a notice or a policy article. */
export interface SampleNews {
  id: string;
  /** Key of `newsTypes`. */
  type: string;
  /** 1 is published; 0 (draft) and 2 (withdrawn) never leave through a public read (spec section 9). */
  status: 0 | 1 | 2;
  title: string;
  summary: string;
  /** Simple HTML. */
  html: string;
  source: string;
  /** The institution it belongs to; null for the platform's own. */
  institutionId: string | null;
  readCount: number;
  publishedAt: string;
}

/** A question with its answer. */
export interface SampleFaq {
  id: string;
  topic: string;
  question: string;
  answer: string;
}

/** A banner of the home page: words and a hue, drawn by the interface. */
export interface SampleBanner {
  id: string;
  title: string;
  subtitle: string;
  hue: number;
  /** Where it leads: a course on sale, the course centre filtered by a category, or nowhere. */
  target: { kind: 'course'; courseId: string } | { kind: 'category'; categoryIds: string[] } | { kind: 'none' };
}
