import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the command line of npm run visual', () => {
  it('compares few modes of all stories with the default base unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ base: null, modes: 'few', approve: false, fresh: false });
    expect(readOptions([]).stories.test('anything')).toBe(true);
  });

  it('takes a base, patterns and a number of pages', () => {
    const options = readOptions(['--base', 'v1', '--stories', 'button|tag', '--modes', 'dark', '--pages', '3', '--approve']);
    expect(options).toMatchObject({ base: 'v1', stories: /button|tag/, modes: /dark/, pages: 3, approve: true });
    expect(readOptions(['--all-modes']).modes).toBe('all');
  });

  it.each([['--page', '3'], ['--pages', 'many'], ['--all-modes', '--modes', 'dark'], ['--stories', '(']])('refuses %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow('npm run visual -- [options]');
  });
});
