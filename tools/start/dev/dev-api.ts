import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, watch, type FSWatcher } from 'node:fs';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DomainRecord } from '@wutong/domain';
import type { ApiPort } from '@wutong/gateway';
import { HOME } from '../../lint/support/process.ts';
import type { ApiNews, ApiQuestion } from './messages.ts';

/** Sources whose change starts the API anew. */
const WATCHED = ['apps/api/src', 'packages/contract/src', 'packages/domain/src', 'packages/sample/src'];
/** Editors write a file in several steps; wait for this many quiet milliseconds. */
const QUIET = 200;

/** An API that follows its sources. */
export type DevApi = ApiPort & { readonly sandbox: boolean; readonly close: () => Promise<void> };

type Running = { readonly child: ChildProcess; readonly port: number; readonly sandbox: boolean };
type Waiting = { resolve: (platform: DomainRecord | null) => void; reject: (error: Error) => void };

/** Starts the API's process; rejects with its own sentence when it does not come up. */
function launch(onNews: (news: ApiNews) => void): Promise<Running> {
  const script = fileURLToPath(new URL('api-process.ts', import.meta.url));
  const child = fork(script, { cwd: HOME, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.on('message', (news: ApiNews) => {
      if (news.kind === 'ready') resolve({ child, port: news.port, sandbox: news.sandbox });
      else if (news.kind === 'failed') reject(new Error(news.sentence));
      else onNews(news);
    });
    child.on('exit', (code) => reject(new Error(`The API ended with code ${code}`)));
  });
}

async function end({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Passes a request on to the API's process; while that starts anew, the caller is asked to come back. */
function pass(port: number | null, request: IncomingMessage, response: ServerResponse): void {
  const busy = (): void => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' });
    response.end(JSON.stringify({ code: 503, success: false, data: null, msg: '接口正在重新启动，请稍候再试' }));
  };
  if (port === null) return busy();
  const { method, url, headers } = request;
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', busy);
  request.pipe(onward);
}

/**
 * Opens the API in a process of its own and starts it anew whenever its sources change. The first start must
 * succeed (rejects with the sentence for the operator); a later one that fails is reported and waits for the next change.
 */
export async function openDevApi(): Promise<DevApi> {
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  const onNews = (news: ApiNews): void => {
    if (news.kind !== 'platform' && news.kind !== 'away') return;
    const asked = waiting.get(news.id);
    waiting.delete(news.id);
    if (news.kind === 'platform') asked?.resolve(news.platform);
    else asked?.reject(new Error(news.reason));
  };

  let running: Running | null = await launch(onNews);
  const { sandbox } = running;
  let restarts: Promise<void> = Promise.resolve();
  const restart = async (): Promise<void> => {
    console.log('▸ The API’s source changed: starting it anew');
    const before = running;
    running = null;
    if (before !== null) await end(before);
    running = await launch(onNews).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return null;
    });
    if (running !== null) console.log('  the API is ready');
  };

  let timer: NodeJS.Timeout | undefined;
  const watchers: readonly FSWatcher[] = WATCHED.map((path) => join(HOME, path)).filter(existsSync).map((path) =>
    watch(path, { recursive: true }, (_, name) => {
      if (name !== null && /\.test\.tsx?$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarts = restarts.then(restart);
      }, QUIET);
    }),
  );

  return {
    sandbox,
    handle: (request, response) => pass(running?.port ?? null, request, response),
    resolvePlatform: (host) =>
      new Promise((resolve, reject) => {
        if (running === null) return reject(new Error('the API is starting anew'));
        questions += 1;
        waiting.set(questions, { resolve, reject });
        const question: ApiQuestion = { id: questions, host };
        running.child.send(question);
      }),
    close: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarts;
      if (running !== null) await end(running);
    },
  };
}
