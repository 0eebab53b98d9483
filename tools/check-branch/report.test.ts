import { describe, expect, it } from 'vitest';
import { checkReport, isGreen, type Checked } from './report.ts';
import { branchSteps } from './steps.ts';

const passed = { passed: 12, failed: 0, failures: [] };
const checked: Checked = {
  key: 'nursing', name: '县护理<网>', hosts: ['nursing.localhost'], color: '#7a3e9d', at: '2026-11-21T09:00:00+08:00',
  facts: [{ what: 'Lines of configuration', value: '53 (at most 150)' }],
  steps: [{ what: 'Journeys', totals: passed, seconds: 61.4 }],
};

describe('the report of a branch', () => {
  it('says that it is ready, with what was run, and lets nothing run itself', () => {
    const page = checkReport(checked);
    expect(page).toContain('县护理&lt;网&gt;: ready to launch');
    expect(page).toContain('<td>12</td><td>0</td><td>61 s</td>');
    expect(page).toContain('53 (at most 150)');
  });

  it('says what failed', () => {
    const steps = [...checked.steps, { what: 'Stories', totals: { passed: 1, failed: 1, failures: ['stories: Button > Default'] }, seconds: 1 }];
    expect(isGreen({ steps })).toBe(false);
    expect(checkReport({ ...checked, steps })).toMatch(/not ready[\s\S]*stories: Button &gt; Default/);
  });
});

describe('the steps of a branch', () => {
  it('run the suites that are named after it, and of no other whose key only begins alike', () => {
    const pattern = branchSteps('/x', 'nursing').flatMap(({ args }) => args).find((arg) => arg.startsWith('(on'));
    const wanted = new RegExp(pattern ?? 'none');
    expect(wanted.test('on nursing /index opens')).toBe(true);
    expect(wanted.test('on nursing at phone /index has')).toBe(true);
    expect(wanted.test('the build of nursing holds nothing')).toBe(true);
    expect(wanted.test('on nursing-school /index opens')).toBe(false);
    expect(wanted.test('on association /index opens')).toBe(false);
  });
});
