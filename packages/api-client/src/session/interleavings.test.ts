import { describe, expect, it } from 'vitest';
import { OAuthError } from '../errors.ts';
import { shuffledBy, type Shuffled } from '../fixtures/shuffled.ts';
import { memoryTokens } from '../fixtures/clients.ts';
import type { RefreshTurn, Tokens } from '../options.ts';
import { createSession, type Session } from './session.ts';

const FACTS = { message: '请求未授权', requestId: null };

/** A back end whose refresh tokens may be spent once: a second use ends the whole sign-in. */
function backEnd(scheduler: Shuffled) {
  let valid = 'a1';
  let spendable: string | null = 'r0';
  const state = { refreshes: 0, replays: 0 };
  return {
    state,
    async exchange(refreshToken: string): Promise<Tokens> {
      await scheduler.turn();
      if (refreshToken !== spendable) {
        state.replays += 1;
        throw new OAuthError({ message: '登录已过期', requestId: null }, 'invalid_grant');
      }
      state.refreshes += 1;
      valid = `a${state.refreshes}`;
      spendable = `r${state.refreshes}`;
      const issued = { access: valid, refresh: spendable };
      await scheduler.turn();
      return issued;
    },
    async answer(access: string): Promise<boolean> {
      await scheduler.turn();
      return access === valid;
    },
  };
}

/** One lock for all tabs of a browser, given in the order of asking. */
function lockOf(scheduler: Shuffled) {
  let last: Promise<unknown> = Promise.resolve();
  return ({ task }: RefreshTurn): Promise<Tokens> => {
    const mine = last.then(() => scheduler.turn()).then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Plays one interleaving of tabs with calls that are all answered 401 at first. */
async function play(seed: number, tabs: number, callsEach: number) {
  const scheduler = shuffledBy(seed);
  const server = backEnd(scheduler);
  const tokens = memoryTokens({ access: 'a0', refresh: 'r0' });
  const exclusively = lockOf(scheduler);
  let ends = 0;
  let answered = 0;
  const tab = () => createSession({ tokens, exclusively, exchangeRefreshToken: server.exchange, onSessionLost: () => (ends += 1) });

  async function call(session: Session): Promise<void> {
    await scheduler.turn();
    const used = tokens.read();
    if (await server.answer(used?.access ?? '')) answered += 1;
    else if (await server.answer((await session.renew(used, FACTS)).access)) answered += 1;
  }
  async function timer(session: Session): Promise<void> {
    const due = tokens.read();
    await scheduler.turn();
    await session.renew(due, FACTS);
  }

  const sessions = Array.from({ length: tabs }, tab);
  const all = sessions.flatMap((session) => [
    timer(session),
    ...Array.from({ length: callsEach }, () => call(session)),
  ]);
  const settled = Promise.allSettled(all);
  await scheduler.run();
  const failed = (await settled).filter(({ status }) => status === 'rejected').length;
  return { ...server.state, ends, answered, failed };
}

describe('a session that expires in several tabs at once', () => {
  it.each([
    { tabs: 5, callsEach: 20, seeds: 1000 },
    { tabs: 1, callsEach: 100, seeds: 100 },
  ])(
    'is renewed exactly once in each of $seeds interleavings of $tabs tabs with $callsEach calls and a timer each',
    async ({ tabs, callsEach, seeds }) => {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const played = await play(seed, tabs, callsEach);
        const wanted = { refreshes: 1, replays: 0, ends: 0, answered: tabs * callsEach, failed: 0 };
        expect(played, `seed ${seed}`).toEqual(wanted);
      }
    },
    120_000,
  );
});
