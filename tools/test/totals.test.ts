import { describe, expect, it } from 'vitest';
import { closingLine, sum, totalsOf } from './totals.ts';

const report = (...statuses: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
    },
  ],
});

describe('adding up a step', () => {
  it('counts what passed and names what failed', () => {
    expect(totalsOf('unit', report('passed', 'failed', 'passed'), 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['unit: a.test.ts > test 1'],
    });
  });

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as failed', (status) => {
    const totals = totalsOf('unit', report('passed', status), 0);
    expect(totals).toMatchObject({ passed: 1, failed: 1 });
    expect(totals.failures[0]).toContain(`(${status})`);
  });

  it('counts a run without a test as failed', () => {
    expect(totalsOf('unit', { testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, failures: ['unit: ran no test'] });
    expect(totalsOf('lint', { checks: [] }, 0).failed).toBe(1);
  });

  it('counts a runner that left no report as failed, whatever its exit code', () => {
    expect(totalsOf('stories', null, 0).failed).toBe(1);
    expect(totalsOf('stories', null, 139).failures).toEqual(['stories: ended with code 139 and left no report']);
  });

  it('counts a runner that ends badly after passing tests as failed', () => {
    expect(totalsOf('unit', report('passed', 'passed'), 1)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('counts failures although the runner ended well', () => {
    expect(totalsOf('unit', report('failed'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a file that broke while loading', () => {
    const broken = { testResults: [{ name: 'b.test.ts', status: 'failed', assertionResults: [] }] };
    expect(totalsOf('unit', broken, 1)).toMatchObject({ passed: 0, failed: 1, failures: ['unit: b.test.ts (the file itself)'] });
  });

  it('counts each check of lint and types', () => {
    const checks = { checks: [{ name: 'oxlint', ok: true }, { name: 'unused', ok: false }, { name: 'odd' }] };
    expect(totalsOf('lint', checks, 1)).toMatchObject({ passed: 1, failed: 2 });
  });

  it('does not trust a report of another shape', () => {
    expect(totalsOf('unit', 'garbage', 0).failed).toBe(1);
    expect(totalsOf('unit', { testResults: 'all fine' }, 0).failed).toBe(1);
  });
});

describe('the closing line', () => {
  it('sums every step', () => {
    const all = [totalsOf('a', report('passed', 'passed'), 0), totalsOf('b', report('passed', 'skipped'), 0)];
    expect(closingLine(sum(all))).toBe('3 passed, 1 failed');
    expect(closingLine(sum([]))).toBe('0 passed, 0 failed');
  });
});
