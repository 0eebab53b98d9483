import { composeNews } from './articles.ts';
import { composeBanners } from './banners.ts';
import { buildCategories } from './categories.ts';
import { createCourseComposer } from './courses.ts';
import { composeCurriculum } from './curriculum.ts';
import { composeFaqs } from './faqs.ts';
import { composeInstitutions } from './institutions.ts';
import { composeLecturers } from './lecturers.ts';
import type {
  SampleBanner,
  SampleCategory,
  SampleChapter,
  SampleCourse,
  SampleFaq,
  SampleInstitution,
  SampleLecturer,
  SampleNews,
} from './types.ts';

/** What decides a catalogue. */
export interface CatalogueOptions {
  /** The same seed gives the same catalogue, on every machine and at any time. */
  seed?: number;
  /** How many courses `courses()` gives. */
  courses?: number;
}

/** A whole sample catalogue. */
export interface SampleCatalogue {
  categories: SampleCategory[];
  institutions: SampleInstitution[];
  lecturers: SampleLecturer[];
  news: SampleNews[];
  faqs: SampleFaq[];
  banners: SampleBanner[];
  courseCount: number;
  /** The courses one after another, made as they are asked for: a million need no more memory than one. */
  courses(): Generator<SampleCourse, void, undefined>;
  /** The course at an index from 0; throws a RangeError outside of the catalogue. */
  courseAt(index: number): SampleCourse;
  /** The chapters and course-ware of a course of this catalogue. */
  curriculum(course: SampleCourse): SampleChapter[];
}

/**
 * Makes the sample catalogue of a seed. Pure: no clock, no chance, no files. Course `i` depends on the seed
 * and on `i` alone, so that a larger catalogue begins with the smaller one.
 * Throws a RangeError for a number of courses that is not a whole number from 0 up.
 */
export function createCatalogue({ seed = 20260101, courses: courseCount = 264 }: CatalogueOptions = {}): SampleCatalogue {
  if (!Number.isSafeInteger(courseCount) || courseCount < 0) {
    throw new RangeError(`not a number of courses: ${courseCount}`);
  }
  const categories = buildCategories();
  const institutions = composeInstitutions(seed, categories);
  const lecturers = composeLecturers(seed, categories, institutions);
  const composer = createCourseComposer(seed, institutions, lecturers);

  function* courses(): Generator<SampleCourse, void, undefined> {
    for (let index = 0; index < courseCount; index += 1) yield composer.courseAt(index);
  }

  function courseAt(index: number): SampleCourse {
    if (!Number.isSafeInteger(index) || index < 0 || index >= courseCount) {
      throw new RangeError(`no course at ${index} of ${courseCount}`);
    }
    return composer.courseAt(index);
  }

  return {
    categories,
    institutions,
    lecturers,
    news: composeNews(seed, institutions),
    faqs: composeFaqs(),
    banners: composeBanners(categories, courses()),
    courseCount,
    courses,
    courseAt,
    curriculum: (course) => composeCurriculum(seed, course, composer.placeAt(course.index).teaching),
  };
}
