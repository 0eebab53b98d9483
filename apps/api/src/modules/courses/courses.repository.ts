import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { COURSE_ON_SALE, type CourseSort, type StudyForm } from '@wutong/domain';
import type { Handle, Id, Schema } from '../../platform/db/index.ts';

/** What a search asks for; all of it narrows. */
export interface CourseQuery {
  tenantId: string;
  /** Category ids from the root; the last one given decides. */
  categoryPath: readonly Id[];
  /** Characters and pairs that must all be there. */
  terms: readonly string[];
  studyForm: StudyForm | null;
  minPrice: number | null;
  maxPrice: number | null;
  institutionId: Id | null;
}

/** Part of a longer list. */
export interface Slice {
  offset: number;
  limit: number;
}

/** The courses of a query, ordered, a slice of them. Only what is on sale. */
export async function listCourses(db: Handle, query: CourseQuery, sort: CourseSort, slice: Slice) {
  return await courseRows(db, query.tenantId)
    .where(matches(query))
    .orderBy(ORDERS[sort])
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

/** How many courses a query has. */
export async function countCourses(db: Handle, query: CourseQuery): Promise<number> {
  const { count } = await db
    .selectFrom('course')
    .where('course.tenant_id', '=', query.tenantId)
    .where(matches(query))
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One course in whatever status. */
export async function findCourse(db: Handle, tenantId: string, id: Id) {
  return await courseRows(db, tenantId)
    .select(['course.status', 'course.place', 'course.introduction_html'])
    .where('course.id', '=', id)
    .executeTakeFirst();
}

/** Courses by their ids, in whatever status and order. */
export async function findCourses(db: Handle, tenantId: string, ids: readonly Id[]) {
  if (ids.length === 0) return [];
  return await courseRows(db, tenantId).select('course.status').where('course.id', 'in', [...ids]).execute();
}

/** Other courses on sale in the same category, the nearest level first. */
export async function listRelated(db: Handle, tenantId: string, course: CourseRow, limit: number) {
  return await courseRows(db, tenantId)
    .where('course.status', '=', COURSE_ON_SALE)
    .where('course.category1_id', '=', course.category1_id)
    .where('course.id', '!=', course.id)
    .orderBy(sql<SqlBool>`course.category3_id = ${course.category3_id}`, 'desc')
    .orderBy(sql<SqlBool>`course.category2_id = ${course.category2_id}`, 'desc')
    .orderBy('course.learner_count', 'desc')
    .orderBy('course.id', 'desc')
    .limit(limit)
    .execute();
}

/** The chapters of a course with their lessons, in order, and what a user has watched of each. */
export async function listOutline(db: Handle, tenantId: string, courseId: Id, userId: Id | null) {
  return await db
    .selectFrom('chapter')
    .innerJoin('courseware', (join) =>
      join.onRef('courseware.tenant_id', '=', 'chapter.tenant_id').onRef('courseware.chapter_id', '=', 'chapter.id'))
    .leftJoin('watch_progress', (join) =>
      join.onRef('watch_progress.tenant_id', '=', 'courseware.tenant_id')
        .onRef('watch_progress.courseware_id', '=', 'courseware.id')
        .on('watch_progress.user_id', '=', userId ?? '0'))
    .where('chapter.tenant_id', '=', tenantId)
    .where('chapter.course_id', '=', courseId)
    .orderBy('chapter.position')
    .orderBy('chapter.id')
    .orderBy('courseware.position')
    .orderBy('courseware.id')
    .select([
      'chapter.id as chapter_id', 'chapter.name as chapter_name', 'courseware.id', 'courseware.name',
      'courseware.seconds', 'courseware.free_preview', 'watch_progress.watched_seconds',
      'watch_progress.duration_seconds',
    ])
    .execute();
}

/** All categories, parents before children, in their order. */
export async function listCategories(db: Handle, tenantId: string) {
  return await db
    .selectFrom('category')
    .where('tenant_id', '=', tenantId)
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'parent_id', 'name'])
    .execute();
}

/** What a user has of a course on a platform. */
export async function findStanding(db: Handle, of: { tenantId: string; userId: Id; platformId: Id; courseId: Id; now: Date }) {
  const { owned, inCart } = await db
    .selectNoFrom((select) => [
      select.exists(
        select.selectFrom('enrolment').select('course_id')
          .where('tenant_id', '=', of.tenantId).where('user_id', '=', of.userId)
          .where('platform_id', '=', of.platformId).where('course_id', '=', of.courseId)
          .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', of.now)])),
      ).as('owned'),
      select.exists(
        select.selectFrom('cart_line').select('course_id')
          .where('tenant_id', '=', of.tenantId).where('user_id', '=', of.userId)
          .where('platform_id', '=', of.platformId).where('course_id', '=', of.courseId),
      ).as('inCart'),
    ])
    .executeTakeFirstOrThrow();
  return { owned: Boolean(owned), inCart: Boolean(inCart) };
}

/** A row as lists need it. */
export type CourseRow = Awaited<ReturnType<typeof listCourses>>[number];

/** Courses with the names around them; `extra` columns can be added to it. */
export function courseRows(db: Handle, tenantId: string) {
  return db
    .selectFrom('course')
    .innerJoin('institution', (join) =>
      join.onRef('institution.tenant_id', '=', 'course.tenant_id').onRef('institution.id', '=', 'course.institution_id'))
    .innerJoin('category', (join) =>
      join.onRef('category.tenant_id', '=', 'course.tenant_id').onRef('category.id', '=', 'course.category3_id'))
    .where('course.tenant_id', '=', tenantId)
    .select([
      'course.id', 'course.name', 'course.cover', 'course.category1_id', 'course.category2_id', 'course.category3_id',
      'category.name as category_name', 'course.institution_id', 'institution.name as institution_name',
      'course.teaching_method', 'course.hours', 'course.price_fen', 'course.original_price_fen', 'course.valid_days',
      'course.learner_count', 'course.score', 'course.create_time',
    ])
    .select((select) =>
      select.selectFrom('course_speaker')
        .innerJoin('lecturer', (join) =>
          join.onRef('lecturer.tenant_id', '=', 'course_speaker.tenant_id').onRef('lecturer.id', '=', 'course_speaker.lecturer_id'))
        .whereRef('course_speaker.tenant_id', '=', 'course.tenant_id')
        .whereRef('course_speaker.course_id', '=', 'course.id')
        .orderBy('course_speaker.position')
        .limit(1)
        .select('lecturer.name')
        .as('lecturer_name'));
}

/** The conditions of a query as one expression, so that list and count cannot differ. */
function matches(query: CourseQuery) {
  return (where: ExpressionBuilder<Schema, 'course'>) => {
    const [root, branch, leaf] = query.categoryPath;
    const conditions: Expression<SqlBool>[] = [where('course.status', '=', COURSE_ON_SALE)];
    if (leaf !== undefined) conditions.push(where('course.category3_id', '=', leaf));
    else if (branch !== undefined) conditions.push(where('course.category2_id', '=', branch));
    else if (root !== undefined) conditions.push(where('course.category1_id', '=', root));
    if (query.terms.length > 0) {
      conditions.push(sql<SqlBool>`course.search_grams @> ${[...query.terms]}::text[]`);
    }
    if (query.studyForm !== null) conditions.push(where('course.teaching_method', '=', query.studyForm));
    if (query.minPrice !== null) conditions.push(where('course.price_fen', '>=', query.minPrice));
    if (query.maxPrice !== null) conditions.push(where('course.price_fen', '<=', query.maxPrice));
    if (query.institutionId !== null) conditions.push(where('course.institution_id', '=', query.institutionId));
    return where.and(conditions);
  };
}

/** How each order is written; the id at its end makes it the same every time. */
const ORDERS = {
  relevance: sql`course.learner_count desc, course.id desc`,
  newest: sql`course.create_time desc, course.id desc`,
  popular: sql`course.learner_count desc, course.id desc`,
  priceUp: sql`course.price_fen asc, course.id asc`,
  priceDown: sql`course.price_fen desc, course.id desc`,
} as const satisfies Record<CourseSort, unknown>;
