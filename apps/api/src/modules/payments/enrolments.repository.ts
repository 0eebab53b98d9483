import { sql } from 'kysely';
import type { Handle, Id } from '../../platform/db/index.ts';

/** Whose courses become open by which order. */
export interface EnrolledBy {
  tenantId: string;
  orderId: Id;
  userId: Id;
  platformId: Id;
  now: Date;
}

/**
 * Opens the courses of a paid order for its owner and counts them as learners. Buying a course again lengthens its
 * validity. Courses are taken in the order of their ids, so that two orders never wait for each other in a circle.
 */
export async function enrol(trx: Handle, by: EnrolledBy): Promise<void> {
  const lines = await trx.selectFrom('order_line').select(['course_id', 'valid_days'])
    .where('tenant_id', '=', by.tenantId).where('order_id', '=', by.orderId).orderBy('course_id').execute();
  for (const line of lines) {
    const until = line.valid_days === null ? null : new Date(by.now.getTime() + line.valid_days * 86_400_000);
    await trx.insertInto('enrolment')
      .values({
        tenant_id: by.tenantId,
        user_id: by.userId,
        platform_id: by.platformId,
        course_id: line.course_id,
        order_id: by.orderId,
        valid_until: until,
        created_at: by.now,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'platform_id', 'course_id']).doUpdateSet({
        order_id: by.orderId,
        // Without end stays without end; else the new days are put after what is left.
        valid_until: sql<Date | null>`case
          when enrolment.valid_until is null or excluded.valid_until is null then null
          else greatest(enrolment.valid_until, ${by.now}::timestamptz) + (excluded.valid_until - ${by.now}::timestamptz) end`,
      }))
      .execute();
    await trx.updateTable('course').set((course) => ({ learner_count: course('learner_count', '+', 1) }))
      .where('tenant_id', '=', by.tenantId).where('id', '=', line.course_id).execute();
  }
}
