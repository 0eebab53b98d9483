import { describe, expect, it } from 'vitest';
import { tidy } from './housekeeping.ts';
import { useApi } from './testing/api.ts';
import { addCourse, addOrder, addUser } from './testing/rows.ts';

describe('tidying', () => {
  const api = useApi('postgres');

  it('expires orders whose time has run out, and forgets what no longer counts', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await addOrder(api.services, { userId: user.id, courses: [await addCourse(api.services)] });
    await api.get('blade-auth/oauth/captcha');
    const { db } = api.services;
    await tidy(api.services);
    const status = () => db.selectFrom('orders').select('status').where('order_num', '=', orderNum).executeTakeFirstOrThrow();
    expect(await status()).toEqual({ status: 1 });
    expect(await db.selectFrom('captcha').select('key').execute()).toHaveLength(1);

    api.clock.advance(8 * 86_400);
    await tidy(api.services);
    expect(await status()).toEqual({ status: 3 });
    for (const table of ['captcha', 'rate_limit', 'session_token'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
