import { describe, expect, it } from 'vitest';
import { findChromium, startsUp } from './find.ts';

const machine = (present: readonly string[], env: NodeJS.ProcessEnv = {}) => ({
  env: { PATH: '/usr/local/bin:/usr/bin', ...env },
  works: (path: string) => present.includes(path),
  downloaded: '/cache/chrome',
});

describe('finding a browser', () => {
  it('takes the one that is named', () => {
    const present = ['/opt/my-chrome', '/usr/bin/chromium'];
    expect(findChromium(machine(present, { WUTONG_CHROMIUM: '/opt/my-chrome' }))).toBe('/opt/my-chrome');
  });

  it('says so when the named one does not start, instead of taking another', () => {
    expect(() => findChromium(machine(['/usr/bin/chromium'], { WUTONG_CHROMIUM: '/opt/gone' }))).toThrow(
      'WUTONG_CHROMIUM=/opt/gone is no browser that starts',
    );
  });

  it('prefers the system’s Chromium, then its Chrome, then a downloaded one', () => {
    expect(findChromium(machine(['/usr/bin/google-chrome', '/usr/bin/chromium', '/cache/chrome']))).toBe('/usr/bin/chromium');
    expect(findChromium(machine(['/usr/bin/google-chrome', '/cache/chrome']))).toBe('/usr/bin/google-chrome');
    expect(findChromium(machine(['/cache/chrome']))).toBe('/cache/chrome');
    expect(findChromium(machine([]))).toBeNull();
  });

  it('does not take a stub for a browser', () => {
    expect(startsUp('/bin/false')).toBe(false);
    expect(startsUp('/not/there')).toBe(false);
    expect(startsUp('/bin/true')).toBe(true);
  });
});
