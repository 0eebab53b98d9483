import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ENGINES, useDatabase } from '../../testing/database.ts';

/**
 * What may exist once only, by table. Locks make the usual way quick and quiet; these keys are what holds when
 * something goes past them (design section 7: unique constraints first, locks second).
 */
const ONCE = {
  user_account: ['tenant_id, mobile'],
  platform: ['tenant_id, dept_id'],
  platform_host: ['host'],
  cart_line: ['tenant_id, user_id, platform_id, course_id'],
  orders: ['tenant_id, order_num', 'tenant_id, user_id, idempotency_key'],
  order_line: ['tenant_id, order_id, course_id'],
  payment: ['tenant_id, order_id, channel', 'tenant_id, channel, out_trade_no', 'tenant_id, channel, trade_no'],
  payment_notification: ['tenant_id, channel, notify_id'],
  enrolment: ['tenant_id, user_id, platform_id, course_id'],
  watch_progress: ['tenant_id, user_id, courseware_id'],
} as const;

describe.each(ENGINES)('the schema on %s', (engine) => {
  const database = useDatabase(engine);

  it.each(Object.entries(ONCE))('%s: holds each of these once only: %j', async (table, keys) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype in ('p', 'u')`.execute(database.db);
    const columns = rows.map(({ definition }) => /\((.+)\)/.exec(definition)?.[1]);
    expect(columns).toEqual(expect.arrayContaining([...keys]));
  });
});
