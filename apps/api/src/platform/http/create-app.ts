import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '../runtime/index.ts';
import { answerError } from './answer-error.ts';
import { failed } from './envelope.ts';

/** How the server is set up. */
export interface AppOptions {
  log: Log;
  /** Whether a proxy in front tells the caller's address. */
  trustProxy: boolean;
}

/** Largest body, in bytes: the calls carry forms and ids, never files. */
const BODY_LIMIT = 256 * 1024;

/** Makes the empty server: request ids, JSON and form bodies, and one answer for everything that goes wrong. */
export function createApp(options: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, options.log));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failed(404, '接口不存在')));
  readBodies(app);
  return app;
}

function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // These clients announce JSON on calls without a body; that is an empty one, not a mistake.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') return done(null, {});
    return parseJson(request, String(body), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, readForm(String(body)));
  });
}

function readForm(body: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}
