import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { createApi } from './create-api.ts';
import { createSandboxProviders, UnfitForProduction, type Provider, type Providers } from './platform/providers/index.ts';
import { silentLog } from './platform/runtime/index.ts';
import { TEST_PLATFORMS, useApi } from './testing/api.ts';
import { bareDatabase, emptyFolder } from './testing/database.ts';
import { addUser } from './testing/rows.ts';

const SECRET = 'a secret of more than thirty-two characters';

/** The sandbox's providers, declared as real ones. */
function pretendReal(providers: Providers): Providers {
  const real = <P extends Provider>(provider: P): P => ({ ...provider, sandbox: false });
  const { sms, mail, captcha, payments, realName, social, files } = providers;
  return {
    sms: real(sms), mail: real(mail), captcha: real(captcha), realName: real(realName), social: real(social), files: real(files),
    payments: { alipay: real(payments.alipay), wechat: real(payments.wechat) },
  };
}

describe('a production server', () => {
  it('refuses sandbox providers and touches no data', async () => {
    const dataDir = join(await emptyFolder(), 'data');
    await expect(createApi({ production: true, secret: SECRET, dataDir })).rejects.toThrow(UnfitForProduction);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('refuses one sandbox provider among real ones, by its name', async () => {
    const databaseUrl = await bareDatabase();
    const providers: typeof createSandboxProviders = (services) => {
      const all = createSandboxProviders(services);
      return { ...pretendReal(all), sms: all.sms };
    };
    await expect(createApi({ production: true, secret: SECRET, databaseUrl, providers })).rejects.toThrow('(sms)');
  });

  it('refuses the default secret', async () => {
    const databaseUrl = await bareDatabase();
    const providers: typeof createSandboxProviders = (services) => pretendReal(createSandboxProviders(services));
    await expect(createApi({ production: true, databaseUrl, providers })).rejects.toThrow('WUTONG_SECRET');
  });
});

describe('a server with real providers', () => {
  const api = useApi('postgres', { production: true, secret: SECRET, providers: (services) => pretendReal(createSandboxProviders(services)) });

  it('404: has none of the sandbox addresses', async () => {
    for (const path of ['/sandbox', '/sandbox/sms.json?phone=1', '/sandbox/captcha.json?key=1', '/sandbox/payments.json', '/sandbox/pay/alipay/x']) {
      expect((await api.send('GET', path)).status).toBe(404);
    }
    for (const action of ['pay', 'fail']) expect((await api.send('POST', `/sandbox/payments/1/${action}`)).status).toBe(404);
    expect((await api.send('GET', '/')).text).not.toContain('沙箱');
  });
});

describe('a lost database', () => {
  it('gets 503 with the time to wait, and heals by itself', async () => {
    const databaseUrl = await bareDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    const api = await createApi({ databaseUrl, platforms: TEST_PLATFORMS, log: silentLog });
    const ask = () => fetchFrom(api);
    expect((await ask()).status).toBe(200);

    const server = new pg.Client(inject('postgresUrl'));
    await server.connect();
    await server.query(`alter database ${name} allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const away = await ask();
    expect(away).toMatchObject({ status: 503, retryAfter: '3' });
    expect(away.body).toEqual({ code: 503, success: false, data: null, msg: '系统繁忙，请稍后再试' });
    await expect(api.resolvePlatform('main.localhost')).rejects.toThrow();

    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
    expect((await ask()).status).toBe(200);
    await api.close();
  });
});

async function fetchFrom(api: Awaited<ReturnType<typeof createApi>>) {
  const server = createServer((request, response) => api.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/api/training/login-info/by-domain?domain=main.localhost`);
  const body: unknown = await response.json();
  server.closeAllConnections();
  server.close();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

describe('the platform of a host', () => {
  const api = useApi('postgres');

  it('is public data, or null', async () => {
    const database = { db: api.services.db, engine: 'postgres', close: async () => undefined } as const;
    const running = await createApi({ database, log: silentLog });
    expect(await running.resolvePlatform('association.localhost')).toMatchObject({ deptId: '1001', themeKey: 'association' });
    expect(await running.resolvePlatform('association.localhost')).not.toHaveProperty('tenantId');
    expect(await running.resolvePlatform('nowhere.example')).toBeNull();
    await running.close();
  });

  it('decides which platform a call is for, unless the call names one', async () => {
    const user = await addUser(api.services);
    const at = async (host: string) => (await api.send('POST', '/api/blade-auth/oauth/token', {
      host, form: { grant_type: 'refresh_token', refresh_token: user.refreshToken },
    })).body['dept_id'];
    expect(await at('association.localhost:3000')).toBe('1001');
    expect(await at('api.localhost')).toBe('');
  });
});
