import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, DEMO_ACCOUNTS, DEMO_PASSWORD, seedSample, silentLog, type Api } from '@wutong/api';

const MAIN = {
  deptId: '', platformName: '主站', identity: 0, loginType: 'learner', branchKey: 'main', themeKey: 'main', hosts: ['127.0.0.1', 'main.localhost'],
} as const;

/** A running back end with the sample catalogue. */
export interface SampleBackEnd {
  baseUrl: string;
  handle: Api['handle'];
  learner: string;
  enterprise: string;
  close(): Promise<void>;
}

/** Answers on a free port of the loopback. */
export async function listenWith(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<{ baseUrl: string; server: Server }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, server };
}

async function jsonOf(answer: Response): Promise<Record<string, unknown>> {
  const value: unknown = await answer.json();
  return Object(value) as Record<string, unknown>;
}

async function signIn(baseUrl: string, phone: string): Promise<string> {
  const basic = { Authorization: `Basic ${btoa('wutong:wutong_secret')}` };
  const { key } = await jsonOf(await fetch(`${baseUrl}/api/blade-auth/oauth/captcha`, { headers: basic }));
  const { code } = await jsonOf(await fetch(`${baseUrl}/sandbox/captcha.json?key=${String(key)}`));
  const body = new URLSearchParams({ username: phone, password: DEMO_PASSWORD, grant_type: 'captcha', scope: 'all', tenantId: '000000' });
  const headers = { ...basic, 'Captcha-Key': String(key), 'Captcha-Code': String(code) };
  const answer = await jsonOf(await fetch(`${baseUrl}/api/blade-auth/oauth/token`, { method: 'POST', headers, body }));
  return String(answer['access_token']);
}

/** Starts our own API on a database of its own, with the demo accounts signed in. */
export async function startSampleBackEnd(): Promise<SampleBackEnd> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wutong-conformance-'));
  const api = await createApi({ dataDir, platforms: [MAIN], log: silentLog });
  await seedSample(api, { onProgress: () => undefined });
  const { baseUrl, server } = await listenWith((request, response) => api.handle(request, response));
  const [learner, enterprise] = await Promise.all(DEMO_ACCOUNTS.map(({ mobile }) => signIn(baseUrl, mobile)));
  return {
    baseUrl,
    handle: api.handle,
    learner: learner ?? '',
    enterprise: enterprise ?? '',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
