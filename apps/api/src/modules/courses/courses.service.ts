import { operations, type InputOfName } from '@wutong/contract';
import { COURSE_ON_SALE, toStudyForm } from '@wutong/domain';
import { searchTerms } from '../../platform/db/index.ts';
import { cleanHtml } from '../../platform/html/index.ts';
import { refusal, type Context } from '../../platform/http/index.ts';
import { pageNumbers } from '../../platform/paging/index.ts';
import { presentCourse, presentOutline } from './courses.presenter.ts';
import { countCourses, findCourse, findStanding, listCourses, listOutline, listRelated, type CourseQuery } from './courses.repository.ts';

/** Relatives that a course's page shows. */
const RELATED = 8;

/** One page of the courses on sale that a search asks for. */
export async function searchCourses(input: InputOfName<'searchCourses'>, { db, platform }: Context) {
  const { page, size, offset } = pageNumbers(input);
  const query: CourseQuery = {
    tenantId: platform.tenantId,
    categoryPath: input.categoryPath ?? [],
    terms: searchTerms(input.keyword ?? ''),
    studyForm: toStudyForm(input.studyForm ?? null),
    minPrice: input.minPrice ?? null,
    maxPrice: input.maxPrice ?? null,
    institutionId: input.institutionId ?? null,
  };
  const total = await countCourses(db, query);
  const rows = offset < total ? await listCourses(db, query, input.sort ?? 'relevance', { offset, limit: size }) : [];
  return { records: rows.map(presentCourse), total, size, current: page, pages: Math.ceil(total / size) };
}

/** A course with what the caller has of it. What is off sale is there for its owners only. */
export async function courseDetail(id: string, context: Context) {
  const { row, standing } = await visibleCourse(id, context);
  const introduction = row.introduction_html === null ? null : cleanHtml(row.introduction_html);
  return { ...presentCourse(row), introduction, place: row.place, ...standing };
}

/** The chapters of a course; for its owner with how far each lesson is watched. */
export async function courseOutline(id: string, context: Context) {
  const { standing } = await visibleCourse(id, context);
  const userId = context.caller.kind === 'user' ? context.caller.userId : null;
  return presentOutline(await listOutline(context.db, context.platform.tenantId, id, userId), standing.owned);
}

/** Other courses of the same category. */
export async function relatedCourses(id: string, context: Context) {
  const { row } = await visibleCourse(id, context);
  const rows = await listRelated(context.db, context.platform.tenantId, row, RELATED);
  return rows.map(presentCourse);
}

async function visibleCourse(id: string, context: Context) {
  const { db, platform, caller, clock } = context;
  const row = await findCourse(db, platform.tenantId, id);
  const standing =
    row && caller.kind === 'user'
      ? await findStanding(db, { tenantId: platform.tenantId, userId: caller.userId, platformId: platform.id, courseId: id, now: clock.now() })
      : { owned: false, inCart: false };
  if (!row || (row.status !== COURSE_ON_SALE && !standing.owned)) throw refusal(operations.courseById, 404);
  return { row, standing };
}
