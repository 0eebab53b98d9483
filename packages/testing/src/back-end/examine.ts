import { allOperations, type Operation, type Role } from '@wutong/contract';
import { ask, type BackEndUnderTest } from './ask.ts';
import { goodInput, isGuess, learn, wrongInput, type Known } from './known.ts';
import { ASPECTS, envelope, errors, reachable, refusal, refusesAsMissing, shape, type Aspect, type Verdict } from './verdicts.ts';

/** What was found of one call. */
export interface Finding {
  name: string;
  method: string;
  path: string;
  verdicts: Readonly<Record<Aspect, Verdict>>;
}

/** How a back end is examined. */
export interface Examination {
  target: BackEndUnderTest;
  /** A host of which the back end has a domain record. */
  domain: string;
  /** Access tokens by the kind of user; calls of a kind without one are looked at for auth only. */
  tokens: Partial<Readonly<Record<Role, string>>>;
  /** Values for input fields that no public list tells: orderNum, lessonId ... */
  named?: Known['named'];
  /** Calls that change something are made in earnest too; left out, they are only refused. */
  writes?: boolean;
}

const skipped = (why: string): Verdict => ({ is: 'skipped', why });

/** Whether a call can be made without changing anything. */
function isRead({ method, repeatable, path }: Operation): boolean {
  return method === 'GET' ? !/logout|attention|selectCourse|QrCode/i.test(path) : repeatable && /search|tree|cartList/i.test(path);
}

/** Examines every call of the contract, one after the other: nothing is hurried, and nobody is locked out. */
export async function examine(examination: Examination, only?: (operation: Operation) => boolean): Promise<Finding[]> {
  const known = await learn(examination.target, examination.domain, examination.named ?? {});
  const findings: Finding[] = [];
  for (const operation of allOperations) {
    if (only && !only(operation)) continue;
    findings.push({
      name: operation.name,
      method: operation.method,
      path: operation.path,
      verdicts: { ...(await good(examination, operation, known)), errors: await wrong(examination, operation, known), auth: await closed(examination, operation, known) },
    });
  }
  return findings;
}

/** The token to make a good call with; null where the examination has none. */
function tokenFor({ tokens }: Examination, { audience }: Operation): { token: string | undefined } | null {
  if (audience === 'public') return { token: undefined };
  const token = audience.map((role) => tokens[role]).find((one) => one !== undefined);
  return token === undefined ? null : { token };
}

async function good(examination: Examination, operation: Operation, known: Known): Promise<Pick<Finding['verdicts'], 'reachable' | 'envelope' | 'shape'>> {
  const all = (verdict: Verdict) => ({ reachable: verdict, envelope: verdict, shape: verdict });
  const token = tokenFor(examination, operation);
  if (token === null) return all(skipped('no token of a user who may'));
  if (!examination.writes && !isRead(operation)) return all(skipped('it changes something'));
  const reply = await ask(examination.target, operation, { input: goodInput(operation, known), ...token });
  if (isGuess(operation, known) && refusesAsMissing(reply)) {
    const guess = skipped('what it was asked for is not there; say what is with --named');
    return { reachable: { is: 'good' }, envelope: { is: 'good' }, shape: guess };
  }
  const found = reachable(reply, examination.target.patience);
  if (reply.kind !== 'answer' || found.is === 'bad') {
    const nothing = skipped('there was no answer to look at');
    return { reachable: found, envelope: nothing, shape: nothing };
  }
  const frame = envelope(operation, reply);
  return { reachable: found, envelope: frame, shape: frame.is === 'bad' ? skipped('the frame is wrong') : shape(operation, reply) };
}

async function wrong(examination: Examination, operation: Operation, known: Known): Promise<Verdict> {
  const token = tokenFor(examination, operation);
  const input = wrongInput(operation, known);
  if (input === null) return skipped('nothing in it can be wrong');
  if (token === null) return skipped('no token of a user who may');
  return errors(operation, await ask(examination.target, operation, { input, ...token }));
}

async function closed(examination: Examination, operation: Operation, known: Known): Promise<Verdict> {
  const { audience } = operation;
  if (audience === 'public') return skipped('it is open to all');
  const input = goodInput(operation, known);
  const tries: [string, string | undefined][] = [['a visitor', undefined], ['a made-up token', 'made-up-token']];
  for (const role of ['learner', 'enterprise'] as const) {
    const token = examination.tokens[role];
    if (token !== undefined && !audience.includes(role)) tries.push([`a ${role}`, token]);
  }
  for (const [who, token] of tries) {
    const verdict = refusal(await ask(examination.target, operation, { input, token }), who);
    if (verdict.is === 'bad') return verdict;
  }
  return { is: 'good' };
}

/** Whether a back end speaks the contract: nothing was found wrong. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every(({ verdicts }) => ASPECTS.every((aspect) => verdicts[aspect].is !== 'bad'));
}
