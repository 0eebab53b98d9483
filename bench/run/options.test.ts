import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const SCENARIOS = ['login', 'cart'];

describe('the command line', () => {
  it('measures everything unless told', () => {
    expect(readOptions([], SCENARIOS)).toMatchObject({ only: [], build: false, contenders: ['ours', 'plain', 'antd', 'arco', 'semi', 'tdesign'] });
  });

  it('takes rounds, scenarios and contenders', () => {
    const options = readOptions(['--rounds', '3', '--only', 'cart', '--contenders', 'plain,ours'], SCENARIOS);
    expect(options).toEqual({ rounds: 3, only: ['cart'], contenders: ['ours', 'plain'], build: false });
  });

  it.each([['--only', 'carts'], ['--contenders', 'mui'], ['--rounds', '0'], ['--fast']])('refuses %s %s and says what there is', (...args) => {
    expect(() => readOptions(args, SCENARIOS)).toThrow('usage: npm run bench:ui');
  });
});
