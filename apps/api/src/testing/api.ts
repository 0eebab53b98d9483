import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApi, type Api, type ApiOptions } from '../create-api.ts';
import type { Services } from '../platform/http/index.ts';
import { silentLog } from '../platform/runtime/index.ts';
import { DEFAULT_CLIENT } from '../settings.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { useDatabase, type Engine } from './database.ts';

/** The two platforms that every test API has. */
export const TEST_PLATFORMS = [
  { deptId: '', platformName: '测试主站', identity: 0, loginType: 'learner', branchKey: 'main', themeKey: 'main', hosts: ['main.localhost'] },
  { deptId: '1001', platformName: '测试协会', identity: 1, loginType: 'learner', branchKey: 'association', themeKey: 'association', hosts: ['association.localhost'] },
] as const;

/** What a call answered. A body that is no JSON object is under `text` only. */
export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into bodies of every shape, and their expectations are the check.
  body: Record<string, unknown> & { data?: unknown };
  text: string;
}

/** What a call carries besides its path. */
export interface Sending {
  query?: Readonly<Record<string, string>> | undefined;
  json?: unknown;
  form?: Readonly<Record<string, string>> | undefined;
  /** An access token. */
  as?: string | undefined;
  host?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** An API on a database of its own, reached over HTTP as any client would. */
export interface TestApi {
  readonly services: Services;
  readonly clock: TestClock;
  readonly origin: string;
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** GET below /api/. */
  get(path: string, query?: Readonly<Record<string, string>>, sending?: Sending): Promise<Answer>;
  /** POST below /api/ with a JSON body. */
  post(path: string, json?: unknown, sending?: Sending): Promise<Answer>;
  /** PUT below /api/ with a JSON body. */
  put(path: string, json?: unknown, sending?: Sending): Promise<Answer>;
}

/** Gives the surrounding file or `describe` an API on an empty database with the two test platforms. */
export function useApi(engine: Engine, options: ApiOptions = {}): TestApi {
  const database = useDatabase(engine);
  let clock = createTestClock();
  let running: { api: Api; server: Server; origin: string } | undefined;

  beforeAll(async () => {
    const moving = { now: () => clock.now() };
    const api = await createApi({
      database: { db: database.db, engine, close: async () => undefined },
      platforms: TEST_PLATFORMS,
      log: silentLog,
      clock: moving,
      apiUrl: 'http://api.localhost:3000',
      ...options,
    });
    const server = createServer(api.handle).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    running = { api, server, origin: `http://127.0.0.1:${port}` };
  });
  beforeEach(() => {
    clock = createTestClock();
  });
  afterAll(async () => {
    running?.server.closeAllConnections();
    running?.server.close();
    await running?.api.close();
  });

  const started = () => {
    if (!running) throw new Error('The test API is there inside tests only.');
    return running;
  };
  const send = (method: string, path: string, sending: Sending = {}) => request(started().origin, method, path, sending);
  return {
    get services() {
      return started().api.services;
    },
    get clock() {
      return clock;
    },
    get origin() {
      return started().origin;
    },
    send,
    get: (path, query, sending) => send('GET', `/api/${path}`, { ...sending, query }),
    post: (path, json, sending) => send('POST', `/api/${path}`, { ...sending, json }),
    put: (path, json, sending) => send('PUT', `/api/${path}`, { ...sending, json }),
  };
}

async function request(origin: string, method: string, path: string, sending: Sending): Promise<Answer> {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(sending.query ?? {})) url.searchParams.append(name, value);
  const headers = new Headers({
    authorization: `Basic ${Buffer.from(`${DEFAULT_CLIENT.id}:${DEFAULT_CLIENT.secret}`).toString('base64')}`,
    'tenant-id': '000000',
    'x-forwarded-host': sending.host ?? 'main.localhost',
    ...(sending.as === undefined ? {} : { 'blade-auth': `bearer ${sending.as}` }),
    ...(sending.json === undefined ? {} : { 'content-type': 'application/json' }),
    ...sending.headers,
  });
  const body = sending.form ? new URLSearchParams(sending.form) : sending.json === undefined ? null : JSON.stringify(sending.json);
  const response = await fetch(url, { method, headers, body, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text), text };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
