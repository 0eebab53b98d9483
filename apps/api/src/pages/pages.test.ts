import { allOperations } from '@wutong/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '../testing/api.ts';
import { captchaAnswer, solvedCaptcha, smsCode } from '../testing/sign-in.ts';
import { handlers } from '../modules/registry.ts';
import { readRange } from './files.ts';
import { html } from './html.ts';

describe('the pages of the API', () => {
  const api = useApi('postgres');

  it('/healthz 200: while the database answers', async () => {
    expect((await api.send('GET', '/healthz')).body).toEqual({ status: 'ok' });
  });

  it('/openapi.json 200: holds every operation that is answered, each once', async () => {
    const { body, headers } = await api.send('GET', '/openapi.json');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body['openapi']).toBe('3.1.0');
    const ids = Object.values(Object(body['paths'])).flatMap((path) => Object.values(Object(path)).map((one) => Object(one).operationId));
    expect(ids.toSorted()).toEqual(allOperations.map(({ name }) => name).filter((name) => name in handlers).toSorted());
  });

  it('/openapi.json 200: tells amounts, ids and places as they are on the wire', async () => {
    const { body } = await api.send('GET', '/openapi.json');
    const inspect = Object(body['paths'])['/api/training/orders/inspect'].post;
    expect(inspect.security).toEqual([{ client: [], session: [] }]);
    expect(inspect.requestBody.content['application/json'].schema.properties.orderNum).toMatchObject({ type: 'string' });
    const detail = Object(body['paths'])['/api/training/user/detail'].get;
    expect(detail.responses['200'].content['application/json'].schema.properties.data.properties.id.type).toBe('string');
  });

  it('/ 200: is a readable page without scripts or foreign files', async () => {
    const { text, headers } = await api.send('GET', '/');
    for (const name of Object.keys(handlers)) expect(text).toContain(`id="${name}"`);
    expect(text).not.toMatch(/<script|https?:\/\/(?!api\.localhost)[^"]+\.(css|js)/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('/sandbox 200: shows what would have been sent, to people and to tests', async () => {
    const { key, answer } = await solvedCaptcha(api, 'sms');
    expect((await api.send('GET', '/sandbox/captcha.json', { query: { key } })).body).toEqual({ key, code: answer });
    expect(await captchaAnswer(api, key)).toBe(answer);
    await api.post('blade-auth/oauth/sendCode', { phone: '13500000001', verCode: answer, key });
    const sms = await api.send('GET', '/sandbox/sms.json', { query: { phone: '13500000001' } });
    const code = await smsCode(api, '13500000001');
    expect(sms.body).toMatchObject({ phone: '13500000001', code, messages: [{ code }] });
    expect((await api.send('GET', '/sandbox')).text).toContain(code);
    expect((await api.send('GET', '/sandbox/sms.json', { query: { phone: '13500000009' } })).status).toBe(404);
    expect((await api.send('GET', '/sandbox/sms.json')).status).toBe(400);
    expect((await api.send('GET', '/sandbox/payments.json')).text).toBe('[]');
    expect((await api.send('POST', '/sandbox/payments/1/pay')).status).toBe(404);
  });

  it('/api/files: gives parts of the sample lesson for a signed address, and nothing without', async () => {
    const { providers, clock } = api.services;
    const address = providers.files.addressOf('sample-lesson.mp4', new Date(clock.now().getTime() + 60_000));
    const part = await api.send('GET', address, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-length')).toBe('100');
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect((await api.send('GET', address.replace(/signature=./, 'signature=_'))).status).toBe(403);
    api.clock.advance(61);
    expect((await api.send('GET', address)).status).toBe(403);
  });

  it('/api/files 404: never leaves its folder', async () => {
    const { providers, clock } = api.services;
    const address = providers.files.addressOf('..%2fpackage.json', new Date(clock.now().getTime() + 60_000));
    expect([403, 404]).toContain((await api.send('GET', address)).status);
  });
});

describe('a range of a file', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=10-', 'beyond'],
    ['bytes=4-2', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['pages=1', 'whole'],
    [undefined, 'whole'],
  ])('%s of ten bytes', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });
});

describe('html', () => {
  it('escapes every text that is put in', () => {
    expect(html`<b title="${'"><script>'}">${[html`<i>${'&'}</i>`]}</b>`.markup).toBe('<b title="&#34;&#62;&#60;script&#62;"><i>&#38;</i></b>');
  });
});
