import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { approve, APPROVED_FILE, isApproved, readApprovals, writeApprovals, type Approvals } from './approvals.ts';
import type { Difference } from './differences.ts';
import type { Shot } from './plan.ts';

const shot = (key: string): Shot => ({
  key,
  story: { id: key, title: 'Chip', name: key, modes: [], pinned: {} },
  mode: 'light',
  brand: 'north',
  scheme: 'light',
  window: { width: 360, height: 780 },
});
const taken = (hash: string) => ({ state: 'taken', hash, file: '' }) as const;
const added = (key: string, hash: string): Difference => ({ shot: shot(key), kind: 'added', after: taken(hash) });
const removed = (key: string): Difference => ({ shot: shot(key), kind: 'removed', before: taken('old') });
const broken: Difference = { shot: shot('c'), kind: 'broken', message: 'no' };
const none: Approvals = { environment: '', pictures: new Map() };

describe('approvals', () => {
  it('hold for exactly the picture that was looked at', () => {
    const approvals = approve(none, 'here', [added('a', 'one'), removed('b')], new Set(['a', 'b']));
    expect(isApproved(approvals, added('a', 'one'))).toBe(true);
    expect(isApproved(approvals, added('a', 'two'))).toBe(false);
    expect(isApproved(approvals, removed('b'))).toBe(true);
    expect(isApproved(approvals, added('b', 'one'))).toBe(false);
  });

  it('are never given to a broken story', () => {
    expect(isApproved(approve(none, 'here', [broken], new Set(['c'])), broken)).toBe(false);
  });

  it('keep what a run did not look at, and drop what no longer differs', () => {
    const first = approve(none, 'here', [added('a', 'one'), added('b', 'one')], new Set(['a', 'b']));
    expect([...approve(first, 'here', [], new Set(['a'])).pictures.keys()]).toEqual(['b']);
    expect([...approve(first, 'elsewhere', [], new Set(['a'])).pictures.keys()]).toEqual([]);
  });

  it('are written one a line in the order of their names, and read back', async () => {
    const root = await mkdtemp(join(tmpdir(), 'wutong-approvals-'));
    try {
      expect(await readApprovals(root)).toEqual(none);
      const approvals = approve(none, 'here', [removed('b'), added('a', 'one')], new Set());
      await writeApprovals(root, approvals);
      expect(await readFile(join(root, APPROVED_FILE), 'utf8')).toContain('    "a": "one",\n    "b": "removed"\n');
      expect(await readApprovals(root)).toEqual(approvals);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
