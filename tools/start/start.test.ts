import { request } from 'node:http';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOME } from '../lint/support/process.ts';
import { chooseNode, nodeTooOld } from './prepare.mjs';
import { freePort, startHouse, startHouseInShell, type EndedStart } from './start.fixture.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'wutong-start-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const settings = (port: number, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PORT: String(port),
  WUTONG_DATA: data,
  ...more,
});

/** One sentence, no stack, no success. */
function expectSentence({ code, stdout, stderr }: EndedStart, sentence: RegExp): void {
  expect(code).not.toBe(0);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(sentence);
  expect(stdout).not.toContain('ready');
}

describe('a start that cannot go on says why and what to do, and touches nothing', () => {
  it('when the port is in use', async () => {
    const { port, occupy } = await freePort();
    const release = await occupy();
    const ended = await startHouse(settings(port)).ended;
    await release();
    expectSentence(ended, new RegExp(`Port ${port} is already in use; .*PORT=${port + 1} npm start`));
    expect(await readdir(data)).toEqual([]);
  });

  it('when PORT is no port', async () => {
    expectSentence(await startHouse(settings(0)).ended, /PORT must be a number from 1 to 65535/);
  });

  it('when the folder of the database is damaged', async () => {
    const { port } = await freePort();
    await mkdir(join(data, 'database'));
    await writeFile(join(data, 'database/PG_VERSION'), 'not a version');
    await writeFile(join(data, 'database/precious'), 'kept');
    expectSentence(await startHouse(settings(port)).ended, /damaged .*mv /);
    expect((await readdir(join(data, 'database'))).sort()).toEqual(['PG_VERSION', 'precious']);
    expect(await readFile(join(data, 'database/PG_VERSION'), 'utf8')).toBe('not a version');
  });

  it.each([
    ['leads nowhere', 'postgres://nobody:secret@127.0.0.1:1/none'],
    ['is of another kind', 'mysql://nobody:secret@127.0.0.1/none'],
  ])('when DATABASE_URL %s', async (_, url) => {
    const { port } = await freePort();
    const ended = await startHouse(settings(port, { DATABASE_URL: url })).ended;
    expectSentence(ended, /DATABASE_URL points to .*127\.0\.0\.1.*env -u DATABASE_URL npm start/);
    expect(ended.stderr).not.toContain('secret');
  });

  it('when it would run the sandbox in production', async () => {
    const { port } = await freePort();
    expectSentence(await startHouse(settings(port, { NODE_ENV: 'production' })).ended, /NODE_ENV=production refuses/);
    expect(await readdir(data)).toEqual([]);
  });

  it('when Node is too old', async () => {
    expect(nodeTooOld('20.18.3')).toMatch(/needs Node 20\.19 or newer, this is 20\.18\.3; get a newer one/);
    expect(nodeTooOld('8.0.0')).not.toBeNull();
    expect(nodeTooOld('20.19.0')).toBeNull();
    expect(nodeTooOld('24.21.0')).toBeNull();
    const pretend = `data:text/javascript,${encodeURIComponent(
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });`,
    )}`;
    expectSentence(await startHouse(settings(1), ['--import', pretend]).ended, /needs Node 20\.19 or newer, this is 18\.20\.0/);
  });

  it('when no Node that runs TypeScript can be had', () => {
    expect(chooseNode('/nowhere', '20.20.0', '/usr/bin/node')).toBeNull();
    expect(chooseNode('/nowhere', '22.18.0', '/usr/bin/node')).toBe('/usr/bin/node');
    expect(chooseNode(HOME, '20.20.0', '/usr/bin/node')).toContain('node_modules/node/bin/node');
  });
});

/** The status of a path on a host; Node resolves no `*.localhost` here, so the name goes into the header. */
function statusOf(port: number, host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { Host: `${host}:${port}` } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

describe('a start', () => {
  it('answers on every host, stops cleanly, keeps its data, and has nothing left to do the second time', async () => {
    const { port } = await freePort();
    const first = startHouse(settings(port));
    await first.ready;
    for (const host of ['main.localhost', 'association.localhost']) {
      expect(await statusOf(port, host, '/index')).toBe(200);
      expect(await statusOf(port, host, '/nowhere')).toBe(404);
    }
    expect(await statusOf(port, 'localhost', '/')).toBe(200);
    expect(await statusOf(port, 'api.localhost', '/openapi.json')).toBe(200);

    const locked = await startHouse(settings((await freePort()).port)).ended;
    expectSentence(locked, /already open in process \d+/);

    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    await expect(statusOf(port, 'localhost', '/')).rejects.toThrow('ECONNREFUSED');

    const second = startHouseInShell(settings(port));
    await second.ready;
    // The shell dies of it and tells nobody; nothing may live on without it.
    second.child.kill('SIGTERM');
    const { stdout } = await second.ended;
    expect(stdout).toContain('Stopping');
    await expect(statusOf(port, 'localhost', '/')).rejects.toThrow('ECONNREFUSED');
    // What makes it quick: measured in seconds it would fail on a busy machine.
    expect(stdout).not.toMatch(/Installing|Building|sample catalogue/);
  }, 240_000);
});
