import { describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { judge, median, summarise } from './summary.ts';
import { goalLines, markdown } from './table.ts';

const step = { name: 'toggle', click: 'a', effect: [] };
const scenario: Scenario = {
  name: 'tree', title: 'Tree', mustShow: [],
  probes: { ours: { ready: [], steps: [step] }, plain: { ready: [], steps: [step] }, antd: { ready: [], steps: [step] } },
};

describe('the figures', () => {
  it('are medians, which one slow round does not move', () => {
    expect(median([30, 10, 900])).toBe(30);
    expect(median([10, 20])).toBe(15);
    expect(median([])).toBeNaN();
  });

  it('stand in a row for bytes, one for readiness and one for each click', () => {
    const visits = new Map([['tree', { ours: [{ bytes: 90, ready: 700, toggle: 40 }], antd: [{ bytes: 120, ready: 650, toggle: 90 }] }]]);
    const rows = summarise([scenario], visits);
    expect(rows.map(({ name, kind }) => [name, kind])).toEqual([['bytes', 'bytes'], ['ready', 'ready'], ['toggle', 'click']]);
    expect(rows[1]?.medians).toEqual({ ours: 700, antd: 650 });
    expect(markdown(rows, 'note')).toContain('| Tree | bytes, kB | 0.1 | – | 0.1 (0.75) |');
  });
});

describe('the goals', () => {
  it('ask to be ahead of the best peer', () => {
    expect(judge({ kind: 'ready', medians: { ours: 99, plain: 50, antd: 200, arco: 100 } })).toMatchObject({ bestPeer: 'arco', met: true });
    expect(judge({ kind: 'bytes', medians: { ours: 100, plain: 50, antd: 200, arco: 100 } }).met).toBe(false);
  });

  it('ask a click to stay near plain React besides', () => {
    expect(judge({ kind: 'click', medians: { ours: 50, plain: 40, antd: 80 } }).met).toBe(true);
    expect(judge({ kind: 'click', medians: { ours: 51, plain: 40, antd: 80 } }).met).toBe(false);
  });

  it('say nothing where somebody was not measured', () => {
    const row = { scenario: 'tree', title: 'Tree', name: 'toggle', kind: 'click', medians: { antd: 80 }, samples: {} } as const;
    expect(judge(row).met).toBeUndefined();
    expect(goalLines([row])).toEqual([expect.stringContaining('0 of 0'), expect.stringContaining('0 of 0')]);
  });
});
