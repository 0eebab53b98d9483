import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOME } from '../lint/support/process.ts';
import { withBranch, withoutBranch } from './lock-entry.ts';

const lock = readFileSync(join(HOME, 'package-lock.json'), 'utf8');
const manifest = { version: '0.1.0', license: 'MIT', dependencies: { '@wutong/site': '*', '@wutong/ui': '*' } };

describe('the lock file', () => {
  it('gets a branch’s own entries and nothing else', () => {
    const added = withBranch(lock, 'nursing', manifest).split('\n');
    const before = new Set(lock.split('\n'));
    expect(added.length - lock.split('\n').length).toBe(13);
    expect(added.filter((line) => !before.has(line)).map((line) => line.trim())).toEqual([
      '"apps/nursing": {', '"name": "@wutong/nursing",', '"node_modules/@wutong/nursing": {', '"resolved": "apps/nursing",',
    ]);
  });

  it('is restored byte for byte', () => {
    expect(withoutBranch(withBranch(lock, 'nursing', manifest), 'nursing')).toBe(lock);
  });
});
