import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('how the house is started', () => {
  it('has a default for everything', () => {
    expect(readOptions([], {})).toEqual({
      mode: 'built',
      port: 3000,
      address: undefined,
      storybook: true,
      databaseUrl: undefined,
      dataDir: '.data',
      trustProxy: false,
    });
  });

  it('takes port, database and flags', () => {
    const options = readOptions(['--no-storybook'], { PORT: '3100', DATABASE_URL: 'postgres://x/y' });
    expect(options).toMatchObject({ port: 3100, databaseUrl: 'postgres://x/y', storybook: false });
    expect(readOptions(['--dev'], {})).toMatchObject({ mode: 'dev', storybook: false });
  });

  it.each(['0', '65536', 'abc', '30.5', '-1'])('refuses the port %s in a sentence with the way out', (port) => {
    expect(() => readOptions([], { PORT: port })).toThrow(`not '${port}'; for example: PORT=3001 npm start`);
  });

  it('refuses a flag that it does not know', () => {
    expect(() => readOptions(['--nostorybook'], {})).toThrow('npm start knows --dev and --no-storybook');
  });
});
