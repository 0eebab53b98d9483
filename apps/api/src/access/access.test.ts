import { isDeepStrictEqual } from 'node:util';
import { allOperations, type Operation, type Role } from '@wutong/contract';
import { describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../testing/api.ts';
import { addUser, type TestUser } from '../testing/rows.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { callerFixtures, namedFixtures, type CallerFixture, type NamedFixture, type NamedOperation } from './fixtures.ts';
import { inputs } from './inputs.ts';
import { callOperation } from './request.ts';
import { giveRows, makeWorld, type World } from './world.ts';

const NOT_SIGNED_IN = { code: 401, success: false, data: null, msg: '请先登录' };
const WRONG_ROLE = { code: 403, success: false, data: null, msg: '当前账号没有权限进行此操作' };

const inputTable: Readonly<Record<string, (world: World) => Record<string, unknown>>> = inputs;
const namedTable: Readonly<Record<string, NamedFixture<NamedOperation>>> = namedFixtures;
const callerTable: Readonly<Record<string, CallerFixture>> = callerFixtures;

const ROLES: readonly Role[] = ['learner', 'enterprise'];
const typeOf = (role: Role) => (role === 'learner' ? 1 : 2);
const admits = ({ audience }: Operation, role: Role) => audience === 'public' || audience.includes(role);
const inputOf = ({ name }: Operation, world: World) => inputTable[name]?.(world) ?? {};
const byRows = (of: 'caller' | 'named') => allOperations.filter((operation) => operation.rows.of === of);

function found<T>(table: Readonly<Record<string, T>>, { name }: Operation): T {
  const fixture = table[name];
  if (fixture === undefined) throw new Error(`Operation ${name} has no access fixture`);
  return fixture;
}

/** An answer without what is the caller's own: two strangers must be told the same. */
function masked(answer: Answer, caller: TestUser) {
  const text = answer.text.replaceAll(caller.id, 'ID').replaceAll(caller.mobile, 'MOBILE').replace(/"orderNum":"\d+"/g, '"orderNum":"N"');
  return { status: answer.status, text };
}

describe('every operation has what these tests need', () => {
  it('an input, and a fixture where rows belong to somebody', () => {
    const names = (operations: readonly Operation[]) => operations.map((operation) => operation.name).sort();
    expect(Object.keys(inputs).sort()).toEqual(names(allOperations));
    expect(Object.keys(namedFixtures).sort()).toEqual(names(byRows('named')));
    expect(Object.keys(callerFixtures).sort()).toEqual(names(byRows('caller')));
  });
});

/** How far a call got: past the audience, or refused in exactly the words that say why. */
function verdictOn(answer: Answer): string {
  const { status, body } = answer;
  if (status === 401) return isDeepStrictEqual(body, NOT_SIGNED_IN) ? 'not signed in' : 'another 401';
  return status === 403 && isDeepStrictEqual(body, WRONG_ROLE) ? 'wrong role' : 'admitted';
}

describe('who may call', () => {
  const api = useApi('postgres');

  it.each(allOperations.map((operation) => [operation.name, operation] as const))('%s', async (_, operation) => {
    const world = await giveRows(api, await makeWorld(api));
    const verdict = async (as?: string) => verdictOn(await callOperation(api, operation, inputOf(operation, world), { as }));
    const tokenOf = async (role: Role) => (await addUser(api.services, { type: typeOf(role) })).token;
    const nobody = operation.audience === 'public' ? 'admitted' : 'not signed in';
    const verdicts = {
      visitor: await verdict(),
      forged: await verdict('never-given-out'),
      learner: await verdict(await tokenOf('learner')),
      enterprise: await verdict(await tokenOf('enterprise')),
    };
    expect(verdicts).toEqual({
      visitor: nobody,
      forged: nobody,
      learner: admits(operation, 'learner') ? 'admitted' : 'wrong role',
      enterprise: admits(operation, 'enterprise') ? 'admitted' : 'wrong role',
    });
  });
});

describe("another user's rows that a call names answer like missing ones and stay as they are", () => {
  const api = useApi('postgres');

  it.each(byRows('named').map((operation) => [operation.name, operation] as const))('%s', async (_, operation) => {
    const { missing, host } = found(namedTable, operation);
    const world = await giveRows(api, await makeWorld(api));
    const before = await rowsOf(api, world.owner);
    for (const role of ROLES.filter((known) => admits(operation, known))) {
      const { token } = await addUser(api.services, { type: typeOf(role) });
      const real = await callOperation(api, operation, inputOf(operation, world), { as: token, host });
      const none = await callOperation(api, operation, { ...missing }, { as: token, host });
      expect(real.status).toBe(404);
      expect([real.status, real.body]).toEqual([none.status, none.body]);
    }
    expect(await rowsOf(api, world.owner)).toEqual(before);
    // The rows are really there: their owner reaches them by the same call.
    const owners = await callOperation(api, operation, inputOf(operation, world), { as: world.owner.token, host });
    expect(owners.status).toBe(200);
  });
});

describe("a call about one's own rows neither shows nor changes another user's", () => {
  const api = useApi('postgres');

  it.each(byRows('caller').map((operation) => [operation.name, operation] as const))('%s', async (_, operation) => {
    const { prepare, host } = found(callerTable, operation);
    for (const role of ROLES.filter((known) => admits(operation, known))) {
      const bare = await makeWorld(api);
      const ask = async (world: World) => {
        const caller = await addUser(api.services, { type: typeOf(role) });
        await prepare?.(api, caller, world);
        const answer = await callOperation(api, operation, inputOf(operation, world), { as: caller.token, host });
        return { answer, masked: masked(answer, caller) };
      };
      const without = await ask(bare);
      const world = await giveRows(api, bare);
      const before = await rowsOf(api, world.owner);
      const besides = await ask(world);
      expect(besides.answer.status).toBe(200);
      expect(besides.masked).toEqual(without.masked);
      for (const secret of [world.owner.id, world.owner.mobile, world.orderNum, world.subOrderNum]) {
        expect(besides.answer.text).not.toContain(secret);
      }
      expect(await rowsOf(api, world.owner)).toEqual(before);
    }
  });
});
