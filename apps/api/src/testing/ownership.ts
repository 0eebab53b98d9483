import type { Services } from '../platform/http/index.ts';
import { DEFAULT_TENANT } from '../platform/tenancy/index.ts';
import type { TestApi } from './api.ts';
import type { TestCourse, TestUser } from './rows.ts';

/** The id of a test platform: the main one, or the association with '1001'. */
export async function platformId(services: Services, deptId: '' | '1001' = ''): Promise<string> {
  const { id } = await services.db.selectFrom('platform').select('id').where('dept_id', '=', deptId).executeTakeFirstOrThrow();
  return id;
}

/** Makes a user own a course without an order; for a year unless told, null means without end. */
export async function addEnrolment(
  services: Services,
  user: TestUser,
  course: TestCourse,
  options: { validUntil?: Date | null; deptId?: '' | '1001' } = {},
): Promise<void> {
  const now = services.clock.now();
  await services.db.insertInto('enrolment').values({
    tenant_id: DEFAULT_TENANT,
    user_id: user.id,
    platform_id: await platformId(services, options.deptId),
    course_id: course.id,
    order_id: null,
    valid_until: options.validUntil === undefined ? new Date(now.getTime() + 365 * 86_400_000) : options.validUntil,
    created_at: now,
  }).execute();
}

/** Changes a course as its institution would: takes it off sale, or sets another price in fen. */
export async function changeCourse(api: TestApi, course: TestCourse, change: { status?: number; price_fen?: number }): Promise<void> {
  await api.services.db.updateTable('course').set(change).where('id', '=', course.id).execute();
}
