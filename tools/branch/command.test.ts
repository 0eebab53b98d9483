import { describe, expect, it } from 'vitest';
import { readCommand } from './command.ts';

describe('npm run branch', () => {
  it('reads what is said', () => {
    expect(readCommand(['add', '--host', 'nursing.localhost', '--dept-id', '9001', '--name', '护理网'])).toEqual({
      verb: 'add', said: { host: 'nursing.localhost', 'dept-id': '9001', name: '护理网' },
    });
    expect(readCommand(['list'])).toEqual({ verb: 'list', said: {} });
  });

  it.each([
    [[], 'Usage: npm run branch'],
    [['drop'], 'Usage: npm run branch'],
    [['list', 'more'], 'Usage: npm run branch'],
    [['add', '--host', 'a.localhost'], 'add needs --dept-id'],
    [['set'], 'set needs --host'],
    [['set', '--host', 'http://a:3000'], 'a host name in lower case without port'],
    [['set', '--host', 'a.localhost', '--institution', 'abc'], 'the institution\'s id'],
    [['set', '--host', 'a.localhost', '--colour', 'red'], '--colour'],
  ])('refuses %j with the way out', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
