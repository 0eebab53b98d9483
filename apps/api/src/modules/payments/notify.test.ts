import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PaymentNotification } from '../../platform/providers/index.ts';
import { writeNotification } from '../../platform/providers/sandbox/index.ts';
import { useApi, type TestApi } from '../../testing/api.ts';
import { addCourse, addOrder, addUser } from '../../testing/rows.ts';

const PATH = '/api/training/payments/notify/000000/alipay';

async function waitingPayment(api: TestApi) {
  const user = await addUser(api.services);
  const course = await addCourse(api.services);
  const { id, orderNum } = await addOrder(api.services, { userId: user.id, courses: [course], price: 12_800 });
  await api.get('training/orders/aliQrCode', { orderNum }, { as: user.token });
  const payment = await api.services.db.selectFrom('payment').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const notification: PaymentNotification = {
    notifyId: `n${id}`, outTradeNo: payment.out_trade_no, tradeNo: `t${id}`, amount: 12_800, outcome: 'paid',
  };
  const status = async () => (await api.services.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const learners = async () => (await api.services.db.selectFrom('course').select('learner_count').where('id', '=', course.id).executeTakeFirstOrThrow()).learner_count;
  return { notification, status, learners };
}

async function notify(api: TestApi, notification: PaymentNotification, change: { body?: string; signature?: string } = {}) {
  const { body, headers } = writeNotification(api.services.secret, 'alipay', notification);
  const signature = change.signature ?? headers['sandbox-signature'] ?? '';
  const response = await fetch(new URL(PATH, api.origin), {
    method: 'POST', body: change.body ?? body, headers: { ...headers, 'sandbox-signature': signature },
  });
  return { status: response.status, text: await response.text() };
}

describe('the notify endpoint', () => {
  const api = useApi('postgres');

  it('200: marks the order as paid and says so in the words of the provider', async () => {
    const { notification, status } = await waitingPayment(api);
    expect(await notify(api, notification)).toEqual({ status: 200, text: 'success' });
    expect(await status()).toBe(2);
  });

  it('400: for a wrong signature, a changed body, another amount, an unknown payment; nothing changes', async () => {
    const { notification, status } = await waitingPayment(api);
    const cheaper = JSON.stringify({ ...notification, amount: 1 });
    expect((await notify(api, notification, { signature: 'f'.repeat(64) })).status).toBe(400);
    expect((await notify(api, notification, { body: cheaper })).status).toBe(400);
    expect((await notify(api, { ...notification, amount: 1 })).status).toBe(400);
    expect((await notify(api, { ...notification, outTradeNo: '1' })).status).toBe(400);
    expect(await status()).toBe(1);
    expect((await notify(api, notification)).status).toBe(200);
  });

  it('a failure that comes after the payment does not undo it', async () => {
    const { notification, status } = await waitingPayment(api);
    await notify(api, notification);
    expect((await notify(api, { ...notification, notifyId: 'late', outcome: 'failed' })).status).toBe(200);
    expect(await status()).toBe(2);
  });

  it('marks an order as paid once when fifty notifications come together', async () => {
    const { notification, status, learners } = await waitingPayment(api);
    // All connections are open before, so that the notifications really run side by side.
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(api.services.db)));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) =>
      // Half repeat one notification, half are new notifications of the same payment.
      notify(api, index % 2 === 0 ? notification : { ...notification, notifyId: `${notification.notifyId}-${index}` })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await status()).toBe(2);
    expect(await learners()).toBe(1);
  });

  it('404: for a channel that does not exist', async () => {
    const answer = await api.send('POST', PATH.replace('alipay', 'barter'), { json: {} });
    expect(answer.status).toBe(404);
  });
});
