import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/index.ts';
import type { Log } from '../runtime/index.ts';
import { failed } from './envelope.ts';
import { Refusal, TokenRefused } from './failures.ts';

/** Seconds after which a client may try again when the database is away. */
const DATABASE_RETRY = 3;

/** PostgreSQL's words for a value that no column of the kind could hold: an id of 19 nines, a stray NUL. */
const IMPOSSIBLE_VALUE = new Set(['22P02', '22003', '22021', '22P05']);

/** The one place that turns errors into answers, and the only one that logs them, once. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  if (error instanceof TokenRefused) return refuseToken(error, reply);
  if (error instanceof Refusal) return refuse(error.status, error.message, reply, error.retryAfter);
  const where = { requestId: request.id, method: request.method, route: request.routeOptions.url ?? null };
  if (isDatabaseAway(error)) {
    log.warn('database away', { ...where, ...describe(error) });
    return refuse(503, '系统繁忙，请稍后再试', reply, DATABASE_RETRY);
  }
  const code = codeOf(error);
  if (IMPOSSIBLE_VALUE.has(code)) return refuse(400, '请求参数格式不正确', reply);
  const status = clientMistake(error);
  if (status !== undefined) return refuse(status, FRAMEWORK_MESSAGES[status] ?? '请求格式不正确', reply);
  log.error('request failed', { ...where, ...describe(error), stack: error instanceof Error ? error.stack : undefined });
  const envelope = failed(500, `服务器出错了，请稍后再试（编号 ${request.id}）`);
  return reply.code(500).send({ ...envelope, requestId: request.id });
}

/** Failures that the framework finds before a handler runs. */
const FRAMEWORK_MESSAGES: Readonly<Record<number, string>> = {
  400: '请求格式不正确',
  413: '请求内容过大',
  415: '不支持的请求内容类型',
};

function refuse(status: number, message: string, reply: FastifyReply, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply.code(status).header('Cache-Control', 'no-store').send(failed(status, message));
}

function refuseToken(error: TokenRefused, reply: FastifyReply): FastifyReply {
  return reply.code(error.status).header('Cache-Control', 'no-store').send({
    ...failed(error.status, error.message),
    error: error.error,
    error_description: error.message,
  });
}

function clientMistake(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
}

function describe(error: unknown) {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;
  return {
    error: error instanceof Error ? error.name : typeof error,
    message: error instanceof Error ? error.message : String(error),
    code: codeOf(error) || undefined,
    constraint,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
