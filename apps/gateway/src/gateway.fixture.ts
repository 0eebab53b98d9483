import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { DomainRecord } from '@wutong/domain';
import { openBuiltSite } from './branches/built-site.ts';
import { createGateway, type ApiPort, type GatewayOptions } from './gateway.ts';

/** A domain record of the main platform. */
export const mainRecord: DomainRecord = {
  id: '1',
  deptId: '',
  platformName: '省人才发展学会',
  logo: null,
  identity: 0,
  loginType: '',
  branchKey: 'main-platform',
  themeKey: 'main-platform',
  filing: null,
  hotline: null,
  institutionId: null,
};

/** The script of the fixture build, long enough to be worth compressing. */
export const SCRIPT = `console.log(${JSON.stringify('梧桐'.repeat(600))});`;

const INDEX =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><!--wutong:head-->' +
  '<script type="module" nonce="__CSP_NONCE__" src="/assets/main-abc123.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

/** Writes a small build, as Vite would leave it, into a folder. */
export async function writeBuild(folder: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'index.html': INDEX,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-abc123.js': SCRIPT,
    'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/main-abc123.js.gz': gzipSync(SCRIPT),
    '.vite/manifest.json': '{"secret":true}',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** An answer, whole. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** A gateway that listens on a free port of the loopback. */
export type RunningGateway = {
  /** Asks for a path of a host; Node resolves no `*.localhost` here, so the name goes into the header. */
  ask: (host: string, path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  failures: { requestId: string; error: unknown }[];
  close: () => Promise<void>;
};

const noApi: ApiPort = {
  handle: (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"from":"api"}');
  },
  resolvePlatform: async (host) => (host === 'main.localhost' ? mainRecord : null),
};

/** Starts a gateway over a fixture build with one branch; parts of it can be replaced. */
export async function startGateway(over: Partial<GatewayOptions> = {}): Promise<RunningGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'wutong-gateway-'));
  await writeBuild(folder);
  const facts = {
    key: 'main-platform',
    dress: (brand: string) => ({ brand, css: `[data-brand="${brand}"]{--tone:#123456}`.padEnd(1_200) }),
    routes: new Map([['/', '首页'], ['/index', '首页'], ['/train/index', '机构首页'], ['/train/lession', '课程详情'], ['/404', '页面不存在']]),
  };
  const failures: RunningGateway['failures'] = [];
  const gateway = createGateway({
    api: noApi,
    sites: [await openBuiltSite(facts, folder)],
    storybook: null,
    links: [{ href: 'http://main.localhost/', label: '主平台', note: '省人才发展学会' }],
    onFailure: (requestId, error) => failures.push({ requestId, error }),
    ...over,
  });
  const server = createServer((request, response) => void gateway(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const ask: RunningGateway['ask'] = (host, path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers: { Host: host, ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString('utf8') });
        });
      });
      sent.on('error', reject).end();
    });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  };
  return { ask, failures, close };
}
