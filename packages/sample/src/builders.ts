import { COURSE_ON_SALE, NEWS_PUBLISHED } from '@wutong/domain';
import { createCatalogue } from './catalogue.ts';
import type { SampleCatalogue } from './catalogue.ts';
import type {
  SampleBanner,
  SampleCategory,
  SampleChapter,
  SampleCourse,
  SampleCourseware,
  SampleFaq,
  SampleInstitution,
  SampleLecturer,
  SampleNews,
} from './types.ts';

let cached: { catalogue: SampleCatalogue; onSale: SampleCourse[] } | undefined;

/** The default catalogue and its courses on sale, made when the first builder is called. */
function source(): { catalogue: SampleCatalogue; onSale: SampleCourse[] } {
  if (!cached) {
    const catalogue = createCatalogue();
    cached = { catalogue, onSale: [...catalogue.courses()].filter(({ status }) => status === COURSE_ON_SALE) };
  }
  return cached;
}

function catalogue(): SampleCatalogue {
  return source().catalogue;
}

/** The item at `index`; lists are walked round, so that any index builds something. */
function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to build from');
  return item;
}

/** A top-level category with its branches. */
export function buildCategory(overrides: Partial<SampleCategory> = {}, index = 0): SampleCategory {
  return { ...at(catalogue().categories, index), ...overrides };
}

/** An institution. */
export function buildInstitution(overrides: Partial<SampleInstitution> = {}, index = 0): SampleInstitution {
  return { ...at(catalogue().institutions, index), ...overrides };
}

/** A lecturer. */
export function buildLecturer(overrides: Partial<SampleLecturer> = {}, index = 0): SampleLecturer {
  return { ...at(catalogue().lecturers, index), ...overrides };
}

/** A course on sale, unless `overrides` says another status. */
export function buildCourse(overrides: Partial<SampleCourse> = {}, index = 0): SampleCourse {
  return { ...at(source().onSale, index), ...overrides };
}

/** The chapters of a course. */
export function buildCurriculum(course: SampleCourse = buildCourse()): SampleChapter[] {
  return catalogue().curriculum(course);
}

/** A chapter with its course-ware. */
export function buildChapter(overrides: Partial<SampleChapter> = {}, index = 0): SampleChapter {
  return { ...at(buildCurriculum(), index), ...overrides };
}

/** One piece of course-ware. */
export function buildCourseware(overrides: Partial<SampleCourseware> = {}, index = 0): SampleCourseware {
  return { ...at(buildChapter().lessons, index), ...overrides };
}

/** A published article. */
export function buildNews(overrides: Partial<SampleNews> = {}, index = 0): SampleNews {
  return { ...at(catalogue().news.filter(({ status }) => status === NEWS_PUBLISHED), index), ...overrides };
}

/** A question with its answer. */
export function buildFaq(overrides: Partial<SampleFaq> = {}, index = 0): SampleFaq {
  return { ...at(catalogue().faqs, index), ...overrides };
}

/** A banner. */
export function buildBanner(overrides: Partial<SampleBanner> = {}, index = 0): SampleBanner {
  return { ...at(catalogue().banners, index), ...overrides };
}
