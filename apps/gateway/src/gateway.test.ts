import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { mainRecord, SCRIPT, startGateway, type RunningGateway } from './gateway.fixture.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

describe('a site’s document', () => {
  it('carries the domain record, the brand, the theme, the title and the icon from the first byte', async () => {
    gateway = await startGateway();
    const answer = await gateway.ask('main.localhost:3000', '/index');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.text).toContain('<html lang="zh-CN" data-brand="main-platform" data-scheme="auto">');
    expect(answer.text).toContain('<title>首页 - 省人才发展学会</title>');
    expect(answer.text).toContain('[data-brand="main-platform"]{--tone:#123456}');
    expect(answer.text).toContain('href="/favicon.svg"');
    const record = /id="wutong-platform"[^>]*>(.*?)<\/script>/.exec(answer.text)?.[1] ?? '{}';
    expect(JSON.parse(record)).toEqual(mainRecord);
  });

  it('has a policy with a nonce that is new for each response and stands on every script and style', async () => {
    gateway = await startGateway();
    const nonces = new Set<string>();
    for (const answer of [await gateway.ask('main.localhost', '/'), await gateway.ask('main.localhost', '/')]) {
      const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
      nonces.add(nonce);
      const tags = answer.text.match(/<(script|style)[^>]*>/g) ?? [];
      expect(tags).toHaveLength(3);
      expect(tags.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    }
    expect(nonces.size).toBe(2);
  });

  it('comes with the house’s security headers, and with HSTS only behind TLS', async () => {
    gateway = await startGateway({ trustProxy: true });
    const plain = await gateway.ask('main.localhost', '/index');
    expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
    expect(plain.headers['permissions-policy']).toContain('camera=()');
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await gateway.ask('main.localhost', '/index', { 'X-Forwarded-Proto': 'https' });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('does not take a client’s word for TLS where no proxy is trusted', async () => {
    gateway = await startGateway();
    const answer = await gateway.ask('main.localhost', '/index', { 'X-Forwarded-Proto': 'https' });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('falls back to the shell for a route of the catalogue, also with a slash at the end and a query', async () => {
    gateway = await startGateway();
    expect((await gateway.ask('main.localhost', '/train/lession?trainId=7')).status).toBe(200);
    expect((await gateway.ask('main.localhost', '/index/')).status).toBe(200);
    expect((await gateway.ask('main.localhost', '/')).status).toBe(200);
  });

  it.each(['/nowhere', '/404', '/index/deeper'])('answers %s with 404 and the shell that says so', async (path) => {
    gateway = await startGateway();
    const answer = await gateway.ask('main.localhost', path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<div id="root">');
    expect(answer.text).toContain('data-brand="main-platform"');
  });

  it('of a host that belongs to one institution begins at its mini-site, and answers every other address', async () => {
    const resolvePlatform = async () => ({ ...mainRecord, institutionId: '77' });
    gateway = await startGateway({ api: { handle: () => undefined, resolvePlatform } });
    for (const path of ['/', '/index']) {
      const answer = await gateway.ask('main.localhost', path);
      expect([answer.status, answer.headers.location]).toEqual([302, '/train/index?trainId=77']);
    }
    expect((await gateway.ask('main.localhost', '/train/lession?trainId=77&id=1')).status).toBe(200);
  });

  it('is compressed as the client takes it, and HEAD gets the headers alone', async () => {
    gateway = await startGateway();
    const gzip = await gateway.ask('main.localhost', '/index', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toContain('wutong-platform');
    const head = await gateway.ask('main.localhost', '/index', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  it('wears the scheme that the visitor chose', async () => {
    gateway = await startGateway();
    const answer = await gateway.ask('main.localhost', '/index', { Cookie: 'wutong-scheme=dark' });
    expect(answer.text).toContain('data-scheme="dark"');
  });
});

describe('a file of a build', () => {
  it('with a hashed name may be kept for ever, and comes precompressed', async () => {
    gateway = await startGateway();
    const plain = await gateway.ask('main.localhost', '/assets/main-abc123.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.text).toBe(SCRIPT);
    const brotli = await gateway.ask('main.localhost', '/assets/main-abc123.js', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  });

  it('is not sent again to a client that has it', async () => {
    gateway = await startGateway();
    const first = await gateway.ask('main.localhost', '/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await gateway.ask('main.localhost', '/favicon.svg', { 'If-None-Match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it.each(['/assets/gone-1.js', '/.vite/manifest.json', '/index.html', '/assets/main-abc123.js.br', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt', '/assets/..%2f..%2fpackage.json'])(
    'does not exist as %s, and no document takes its place',
    async (path) => {
      gateway = await startGateway();
      const answer = await gateway.ask('main.localhost', path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('<html');
    },
  );
});

describe('who is asked for', () => {
  it('is the API on its own host and under /api of a site', async () => {
    gateway = await startGateway();
    for (const [host, path] of [['api.localhost', '/openapi.json'], ['main.localhost', '/api/training/course/1']] as const) {
      expect((await gateway.ask(host, path, {}, 'POST')).text).toBe('{"from":"api"}');
    }
    expect((await gateway.ask('main.localhost', '/apixyz')).status).toBe(404);
  });

  it('is the page that links everything on the base host', async () => {
    gateway = await startGateway();
    const answer = await gateway.ask('localhost:3000', '/');
    expect(answer.text).toContain('<a href="http://main.localhost/">主平台</a>');
    expect((await gateway.ask('localhost:3000', '/other')).status).toBe(404);
  });

  it('is nobody on a host that no record names, and a page says so', async () => {
    gateway = await startGateway();
    const answer = await gateway.ask('stranger.example', '/index');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('域名 stranger.example 还没有对应的平台');
    expect(answer.text).toContain('http-equiv="refresh"');
  });

  it('refuses a host that is none, a path that cannot be decoded, and writing to a site', async () => {
    gateway = await startGateway();
    expect((await gateway.ask('<script>', '/')).status).toBe(400);
    expect((await gateway.ask('main.localhost', '/%E0%A4%A')).status).toBe(400);
    expect((await gateway.ask('main.localhost', '/index', {}, 'POST')).status).toBe(405);
  });

  it('says that Storybook was not built', async () => {
    gateway = await startGateway();
    expect((await gateway.ask('storybook.localhost', '/')).text).toContain('组件手册还没有构建');
  });
});

describe('when something is broken', () => {
  const down = { handle: () => undefined, resolvePlatform: () => Promise.reject(new Error('ECONNREFUSED 10.0.0.1')) };

  it('a page still arrives while the database is away, and says so without a stack', async () => {
    gateway = await startGateway({ api: down });
    const answer = await gateway.ask('main.localhost', '/index');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.text).toContain('数据服务没有响应');
    expect(answer.text).toContain('<meta http-equiv="refresh" content="10">');
    expect(answer.text).toContain('<a href="">立即重试</a>');
    expect(answer.text).not.toMatch(/ECONNREFUSED|at .*\.ts/);
    expect(answer.text).toContain(String(answer.headers['x-request-id']));
    expect(gateway.failures).toHaveLength(1);
  });

  it('a site that was seen before is served from the last record', async () => {
    let away = false;
    const resolvePlatform = async () => (away ? Promise.reject(new Error('away')) : mainRecord);
    gateway = await startGateway({ api: { ...down, resolvePlatform } });
    await gateway.ask('main.localhost', '/index');
    away = true;
    expect((await gateway.ask('main.localhost', '/index')).status).toBe(200);
  });

  it('a branch without a build is told to the visitor', async () => {
    gateway = await startGateway({ sites: [] });
    const answer = await gateway.ask('main.localhost', '/index');
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('省人才发展学会正在准备中');
  });

  it('a failure of the gateway shows a number and no stack', async () => {
    const handle = (): never => {
      throw new TypeError('secret detail');
    };
    gateway = await startGateway({ api: { ...down, handle } });
    const answer = await gateway.ask('api.localhost', '/');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('页面出错了');
    expect(answer.text).not.toContain('secret detail');
    expect(gateway.failures[0]?.requestId).toBe(answer.headers['x-request-id']);
  });
});
