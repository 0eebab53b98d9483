import { describe, expect, it } from 'vitest';
import { createLog } from '../../platform/runtime/index.ts';
import { useApi } from '../../testing/api.ts';

const lines: string[] = [];
const entry = {
  kind: 'script', message: 'x is undefined for 13800000001', stack: 'at f (/assets/a.js?token=abc:1:2)', path: '/index',
  at: '2026-11-21T01:00:00.000Z', count: 2,
};

describe('POST blade-log/error/save-batch', () => {
  const api = useApi('postgres', { log: createLog((line) => lines.push(line)) });
  const send = (entries: unknown[]) => api.post('blade-log/error/save-batch', { entries });

  it('200: writes one line an error into the server’s log, without personal data', async () => {
    expect((await send([entry, { ...entry, kind: 'chunk' }])).status).toBe(200);
    const written = lines.filter((line) => line.includes('client error'));
    expect(written).toHaveLength(2);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'warn', kind: 'script', count: 2, path: '/index', branch: 'main' });
    expect(written.join()).not.toMatch(/13800000001|abc/);
  });

  it('400: refuses a batch that is too long or of another kind', async () => {
    for (const entries of [Array.from({ length: 21 }, () => entry), [{ ...entry, kind: 'other' }], [{ ...entry, stack: 'x'.repeat(2001) }]]) {
      expect((await send(entries)).status).toBe(400);
    }
  });

  it('429: bears so many batches a minute from one address', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => send([entry]).then(({ status }) => status)));
    expect(statuses).toContain(429);
  });
});
