import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';

const branches = (await registeredBranches()).map(({ key }) => ({ key }));

/** What only a server may hold: the schemas of the contract, and code of the API. */
const SERVER_ONLY = /_zod\b|ZodMini|kysely|DATABASE_URL/;

/** The scripts of a branch's build, by name. */
function scriptsOf(key: string): { name: string; text: string }[] {
  const folder = new URL(`../../../apps/${key}/dist/assets/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

describe.each(branches)('the build of $key', ({ key }) => {
  it('holds nothing that only a server needs', () => {
    const scripts = scriptsOf(key);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter(({ text }) => SERVER_ONLY.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('names no folder of the machine that built it', () => {
    const root = new URL('../../../', import.meta.url).pathname;
    expect(scriptsOf(key).filter(({ text }) => text.includes(root)).map(({ name }) => name)).toEqual([]);
  });
});
