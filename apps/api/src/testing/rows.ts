import { startSession } from '../platform/auth/index.ts';
import { grams } from '../platform/db/index.ts';
import type { Services } from '../platform/http/index.ts';
import { DEFAULT_TENANT } from '../platform/tenancy/index.ts';

/** A user of a test with a running session. */
export interface TestUser {
  id: string;
  mobile: string;
  /** Access token. */
  token: string;
  refreshToken: string;
}

/** A course of a test with the rows around it. */
export interface TestCourse {
  id: string;
  name: string;
  institutionId: string;
  categoryIds: [string, string, string];
  chapterId: string;
  /** Lessons of 120 seconds each; the first is a free preview. */
  lessonIds: string[];
}

const tenant_id = DEFAULT_TENANT;
let lastMobile = 13_900_000_000;

/** Adds an account (1 learner, 2 enterprise) with a session. */
export async function addUser(services: Services, options: { type?: 1 | 2; mobile?: string; passwordHash?: string } = {}): Promise<TestUser> {
  const id = services.ids.next();
  lastMobile += 1;
  const mobile = options.mobile ?? String(lastMobile);
  await services.db.insertInto('user_account').values({
    tenant_id,
    id,
    mobile,
    password_hash: options.passwordHash ?? null,
    type: options.type ?? 1,
    real_name: null,
    avatar: null,
    area_code: null,
    area_name: null,
    created_at: services.clock.now(),
  }).execute();
  const tokens = await startSession(services, { tenantId: tenant_id, userId: id });
  return { id, mobile, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

/** What a test may choose about a course. */
export interface CourseOptions {
  name?: string;
  /** fen; 1 yuan unless told. */
  price?: number;
  /** 3 (on sale) unless told. */
  status?: number;
  validDays?: number | null;
  learnerCount?: number;
  teachingMethod?: 1 | 2 | 3;
  lessons?: number;
  createTime?: Date;
  /** Puts it beside another course: same institution and category. */
  beside?: TestCourse;
}

/** Adds a course with its category path, institution, one chapter and lessons. */
export async function addCourse(services: Services, options: CourseOptions = {}): Promise<TestCourse> {
  const { db, ids } = services;
  const id = ids.next();
  const name = options.name ?? `课程${id}`;
  const institutionId = options.beside?.institutionId ?? (await addInstitution(services));
  const categoryIds = options.beside?.categoryIds ?? (await addCategoryPath(services));
  await db.insertInto('course').values({
    tenant_id,
    id,
    name,
    cover: null,
    institution_id: institutionId,
    category1_id: categoryIds[0],
    category2_id: categoryIds[1],
    category3_id: categoryIds[2],
    status: options.status ?? 3,
    price_fen: options.price ?? 100,
    original_price_fen: null,
    hours: 12,
    teaching_method: options.teachingMethod ?? 1,
    valid_days: options.validDays === undefined ? 365 : options.validDays,
    place: null,
    introduction_html: null,
    learner_count: options.learnerCount ?? 0,
    score: null,
    search_grams: grams(name),
    create_time: options.createTime ?? services.clock.now(),
  }).execute();
  return { id, name, institutionId, categoryIds, ...(await addLessons(services, id, options.lessons ?? 2)) };
}

async function addInstitution({ db, ids }: Services): Promise<string> {
  const id = ids.next();
  await db.insertInto('institution').values({ tenant_id, id, name: `机构${id}`, logo: null, introduction: null, position: 0 }).execute();
  return id;
}

async function addCategoryPath({ db, ids }: Services): Promise<[string, string, string]> {
  const path: [string, string, string] = [ids.next(), ids.next(), ids.next()];
  const levels = [1, 2, 3] as const;
  for (const level of levels) {
    const id = path[level - 1] ?? '';
    const parent_id = level === 1 ? null : (path[level - 2] ?? null);
    await db.insertInto('category').values({ tenant_id, id, parent_id, level, name: `分类${id}`, position: 0 }).execute();
  }
  return path;
}

async function addLessons({ db, ids }: Services, course_id: string, count: number) {
  const chapterId = ids.next();
  await db.insertInto('chapter').values({ tenant_id, id: chapterId, course_id, name: '第一章', position: 0 }).execute();
  const lessonIds = Array.from({ length: count }, () => ids.next());
  for (const [position, id] of lessonIds.entries()) {
    await db.insertInto('courseware').values({
      tenant_id,
      id,
      course_id,
      chapter_id: chapterId,
      name: `第${position + 1}课`,
      kind: 'video',
      seconds: 120,
      free_preview: position === 0,
      file: 'lesson.mp4',
      position,
    }).execute();
  }
  return { chapterId, lessonIds };
}

/** Adds an unpaid order of a user for some courses on the test's main platform. */
export async function addOrder(
  services: Services,
  order: { userId: string; courses: readonly TestCourse[]; price?: number; status?: 1 | 3 },
): Promise<{ id: string; orderNum: string }> {
  const { db, ids, clock } = services;
  const id = ids.next();
  const platform = await db.selectFrom('platform').select('id').where('dept_id', '=', '').executeTakeFirstOrThrow();
  const price = order.price ?? 100;
  await db.insertInto('orders').values({
    tenant_id,
    id,
    order_num: id,
    user_id: order.userId,
    platform_id: platform.id,
    status: order.status ?? 1,
    total_fen: price * order.courses.length,
    idempotency_key: id,
    created_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + 30 * 60_000),
    paid_at: null,
    removed_at: null,
  }).execute();
  for (const [position, course] of order.courses.entries()) {
    await db.insertInto('order_line').values({
      tenant_id,
      order_id: id,
      course_id: course.id,
      course_name: course.name,
      cover: null,
      category1_id: course.categoryIds[0],
      category2_id: course.categoryIds[1],
      category3_id: course.categoryIds[2],
      teaching_method: 1,
      hours: 12,
      institution_id: course.institutionId,
      institution_name: '机构',
      price_fen: price,
      valid_days: 365,
      position,
    }).execute();
  }
  return { id, orderNum: id };
}
