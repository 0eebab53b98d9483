import type { Operation } from '@wutong/contract';
import type { Reply } from './ask.ts';
import { differences } from './differences.ts';

/** What is looked at in each call. */
export const ASPECTS = ['reachable', 'envelope', 'shape', 'errors', 'auth'] as const;

/** One of the five things that are looked at. */
export type Aspect = (typeof ASPECTS)[number];

/** What was found: as it should be, not looked at (and why), or wrong (and how). */
export type Verdict = { is: 'good' } | { is: 'skipped'; why: string } | { is: 'bad'; why: string };

const GOOD: Verdict = { is: 'good' };
const bad = (why: string): Verdict => ({ is: 'bad', why });

interface Envelope {
  code: number;
  success: boolean;
  data: unknown;
  msg: string;
}

/** The envelope of the dialect, or in what a body is none. */
function envelopeOf(reply: Reply & { kind: 'answer' }): { envelope: Envelope } | { why: string } {
  if (/^\s*</.test(reply.text)) return { why: `the body is HTML (${reply.contentType || 'no content type'})` };
  if (typeof reply.json !== 'object' || reply.json === null || Array.isArray(reply.json)) return { why: 'the body is no JSON object' };
  const fields = new Map<string, unknown>(Object.entries(reply.json));
  const [code, success, msg] = [fields.get('code'), fields.get('success'), fields.get('msg')];
  if (typeof code !== 'number' || typeof success !== 'boolean' || typeof msg !== 'string' || !fields.has('data')) {
    return { why: 'there is no envelope {code, success, data, msg}' };
  }
  if (success !== (code === 200)) return { why: `success is ${success} with code ${code}` };
  return { envelope: { code, success, data: fields.get('data'), msg } };
}

/** Whether an answer says, in the dialect's frame, that there is nothing of the name that was asked for. */
export function refusesAsMissing(reply: Reply): boolean {
  if (reply.kind !== 'answer') return false;
  const found = envelopeOf(reply);
  return 'envelope' in found && found.envelope.code === 404;
}

/** Whether there is such a call at all, and in time. */
export function reachable(reply: Reply, patience: number): Verdict {
  switch (reply.kind) {
    case 'late':
      return bad(`no answer within ${patience} ms`);
    case 'unreachable':
      return bad(`no connection: ${reply.why}`);
    case 'answer':
      return reply.status === 404 || reply.status === 405 ? bad(`the call is missing (HTTP ${reply.status})`) : GOOD;
  }
}

/** Whether a good call is answered in the dialect's frame. */
export function envelope(operation: Operation, reply: Reply & { kind: 'answer' }): Verdict {
  if (operation.envelope === 'raw') {
    return reply.json === undefined ? bad('the body is no JSON') : GOOD;
  }
  const found = envelopeOf(reply);
  if ('why' in found) return bad(found.why);
  if (reply.status !== 200 || !found.envelope.success) return bad(`a good call was refused: HTTP ${reply.status}, code ${found.envelope.code}, ${found.envelope.msg}`);
  return GOOD;
}

/** Whether the data of a good call has the contract's shape. */
export function shape(operation: Operation, reply: Reply & { kind: 'answer' }): Verdict {
  const found = operation.envelope === 'raw' ? { envelope: { data: reply.json } } : envelopeOf(reply);
  if ('why' in found) return { is: 'skipped', why: 'without an envelope there is no data to look at' };
  const wrong = differences(operation.output, found.envelope.data);
  return wrong.length === 0 ? GOOD : bad(wrong.join('; '));
}

/** Whether a call that can't be right is refused, and says so. */
export function errors(operation: Operation, reply: Reply): Verdict {
  if (reply.kind !== 'answer') return bad('a wrong call was not answered');
  if (operation.envelope === 'raw') return reply.json === undefined ? bad('a wrong call was answered without JSON') : GOOD;
  const found = envelopeOf(reply);
  if ('why' in found) return bad(`a wrong call: ${found.why}`);
  return found.envelope.success ? bad('a wrong call was carried out') : GOOD;
}

/** Whether a call that needs a session is refused without one, in one of the ways that clients know. */
export function refusal(reply: Reply, who: string): Verdict {
  if (reply.kind !== 'answer') return bad(`${who} was not answered`);
  if (reply.text.trim() === '') return bad(`${who} was answered ${reply.status} without a body`);
  if (typeof reply.json !== 'object' || reply.json === null) return bad(`${who} was answered without JSON`);
  const { code, error } = reply.json as { code?: unknown; error?: unknown };
  const refused = reply.status === 401 || code === 401 || typeof error === 'string' || reply.status === 403 || code === 403;
  return refused ? GOOD : bad(`${who} was let in (HTTP ${reply.status}, code ${String(code)})`);
}
