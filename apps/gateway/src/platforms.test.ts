import { describe, expect, it } from 'vitest';
import type { DomainRecord } from '@wutong/domain';
import { createPlatformLookup } from './platforms.ts';

const record: DomainRecord = {
  id: '1',
  deptId: '',
  platformName: '省人才学会',
  logo: null,
  identity: 0,
  loginType: '',
  branchKey: 'main-platform',
  themeKey: 'main-platform', filing: null, hotline: null, institutionId: null,
};

describe('looking a platform up', () => {
  it('tells a host that the database knows from one it does not', async () => {
    const lookup = createPlatformLookup(async (host) => (host === 'main.localhost' ? record : null));
    expect(await lookup.ask('main.localhost')).toEqual({ kind: 'found', platform: record });
    expect(await lookup.ask('other.localhost')).toEqual({ kind: 'unknown' });
  });

  it('keeps to the last record while the database is away', async () => {
    let away = false;
    const lookup = createPlatformLookup(async () => {
      if (away) throw new Error('connection refused');
      return record;
    });
    await lookup.ask('main.localhost');
    away = true;
    expect(await lookup.ask('main.localhost')).toEqual({ kind: 'found', platform: record });
    expect(await lookup.ask('new.localhost')).toMatchObject({ kind: 'unavailable' });
  });

  it('forgets a host that the database no longer has', async () => {
    let answer: () => DomainRecord | null = () => record;
    const lookup = createPlatformLookup(async () => answer());
    await lookup.ask('main.localhost');
    answer = () => null;
    expect(await lookup.ask('main.localhost')).toEqual({ kind: 'unknown' });
    answer = () => {
      throw new Error('away');
    };
    expect(await lookup.ask('main.localhost')).toMatchObject({ kind: 'unavailable' });
  });

  it('does not wait for ever', async () => {
    const lookup = createPlatformLookup(() => new Promise(() => undefined), 10);
    expect(await lookup.ask('main.localhost')).toMatchObject({ kind: 'unavailable' });
  });

  it('asks once for many files', async () => {
    let asked = 0;
    const lookup = createPlatformLookup(async () => {
      asked += 1;
      return record;
    });
    await lookup.recall('main.localhost');
    await lookup.recall('main.localhost');
    expect(asked).toBe(1);
  });
});
