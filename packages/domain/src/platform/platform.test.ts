import { describe, expect, it } from 'vitest';
import { isMainPlatform, pageTitle } from './platform.ts';

describe('a platform', () => {
  it('is the main one when its department is the empty string', () => {
    expect([isMainPlatform({ deptId: '' }), isMainPlatform({ deptId: '7' })]).toEqual([true, false]);
  });

  it('gives pages its name beside the name of the route', () => {
    expect(pageTitle('梧桐', '课程中心')).toBe('课程中心 - 梧桐');
    expect(pageTitle('梧桐')).toBe('梧桐');
  });
});
