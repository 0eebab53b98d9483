import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { conforms, examine, type Examination } from '@wutong/testing/back-end';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenWith, startSampleBackEnd, type SampleBackEnd } from './back-end.fixture.ts';
import { FAULTS, type Fault } from './faults.fixture.ts';
import { readConformanceOptions } from './options.ts';
import { reportPage, summary, wrongLines } from './report.ts';

let backEnd: SampleBackEnd;
beforeAll(async () => {
  backEnd = await startSampleBackEnd();
}, 120_000);
afterAll(() => backEnd.close());

const PATIENCE = 3_000;

const examinationOf = (baseUrl: string): Examination => ({
  target: { baseUrl, basic: `Basic ${btoa('wutong:wutong_secret')}`, patience: PATIENCE },
  domain: 'main.localhost',
  tokens: { learner: backEnd.learner, enterprise: backEnd.enterprise },
});

/** Stands between the examination and our API, and bends one of its calls. */
async function behind({ path, bend, lets, delay = 0 }: Fault) {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const concerned = request.url?.split('?')[0] === `/api/${path}`;
    const token = concerned ? lets?.(backEnd) : undefined;
    const { host: _host, 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...rest } = request.headers;
    const headers = Object.entries({ ...rest, ...(token ? { 'blade-auth': `bearer ${token}` } : {}) }).map(([name, value]): [string, string] => [name, String(value)]);
    const body = request.method === 'GET' ? null : await text(request);
    const answer = await fetch(`${backEnd.baseUrl}${request.url}`, { method: request.method ?? 'GET', headers, body });
    const whole = { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
    if (concerned && delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const bent = concerned && bend ? bend(whole, 'blade-auth' in request.headers) : whole;
    response.writeHead(bent.status, { 'Content-Type': bent.type }).end(bent.text);
  };
  return await listenWith((request, response) => void pass(request, response));
}

describe('npm run conformance', () => {
  it('finds nothing wrong with our own API, and says what it did not look at', async () => {
    const findings = await examine(examinationOf(backEnd.baseUrl));
    expect(wrongLines(findings)).toEqual([]);
    expect(conforms(findings)).toBe(true);
    const looked = findings.filter(({ verdicts }) => verdicts.shape.is === 'good').length;
    expect(looked).toBeGreaterThan(10);
    expect(summary(findings)).toMatch(/calls: \d+ good, 0 wrong, \d+ not looked at$/);
    const page = reportPage(findings, { baseUrl: backEnd.baseUrl, at: '2026-11-21' });
    for (const { name } of findings) expect(page).toContain(`>${name}<`);
  }, 60_000);

  it.each(FAULTS.map((fault) => [fault.what, fault] as const))('names %s', async (_what, fault) => {
    const { baseUrl, server } = await behind(fault);
    try {
      const findings = await examine(examinationOf(baseUrl), ({ path }) => path === fault.path);
      expect(conforms(findings)).toBe(false);
      expect(wrongLines(findings).filter((line) => fault.named.test(line))).toHaveLength(1);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }, 30_000);

  it('names a back end that is not there', async () => {
    const findings = await examine(examinationOf('http://127.0.0.1:1'), ({ name }) => name === 'banners');
    expect(wrongLines(findings)[0]).toMatch(/^banners reachable: no connection/);
  });

  it.each([
    [[], '--base-url is missing'],
    [['--base-url', 'nonsense'], 'takes an http or https address'],
    [['--base-url', 'http://a', '--named', 'x'], 'takes field=value'],
    [['--base-url', 'http://a', '--patience', 'soon'], 'takes milliseconds'],
    [['--url', 'http://a'], '--url'],
  ])('refuses %j with the way out', (args, sentence) => {
    expect(() => readConformanceOptions(args)).toThrow(sentence);
  });
});
