import { describe, expect, it } from 'vitest';
import { startTable } from './table.ts';

const addresses = [
  { href: 'http://main.localhost:3000/', label: '学会平台', note: '' },
  { href: 'http://api.localhost:3000/', label: 'API', note: '' },
];

describe('the table that a start ends with', () => {
  it('lines the addresses up, whatever script the names are in', () => {
    const lines = startTable(addresses, 'http://localhost:3000/', false).split('\n').filter(Boolean);
    expect(lines).toEqual([
      '  学会平台   http://main.localhost:3000/',
      '  API        http://api.localhost:3000/',
      '  全部站点   http://localhost:3000/',
    ]);
  });

  it('names the demo accounts with the sandbox only', () => {
    expect(startTable(addresses, '', true)).toContain('learner      13800000001   wutong-demo-2026');
    expect(startTable(addresses, '', true)).toContain('enterprise   13800000002   wutong-demo-2026');
    expect(startTable(addresses, '', false)).not.toContain('wutong-demo-2026');
  });
});
