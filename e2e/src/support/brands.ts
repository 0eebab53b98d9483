import { readdirSync } from 'node:fs';
import { brandFacts, type BrandFacts } from '@wutong/testing/brands';
import type { Branch } from '@wutong/site/branch';
import { registeredBranches } from './branches.ts';

const APPS = new URL('../../../apps/', import.meta.url);

/** A registered branch and what tells its brand. */
export interface RegisteredBrand {
  branch: Branch;
  facts: BrandFacts;
}

/** Every registered branch with what must not be seen on another's site, from its own configuration and theme. */
export async function registeredBrands(): Promise<RegisteredBrand[]> {
  const folders = new Set(readdirSync(APPS));
  const branches = (await registeredBranches()).filter(({ key }) => folders.has(key));
  return Promise.all(branches.map(async (branch) => {
    const { theme }: { theme: Parameters<typeof brandFacts>[1] } = await import(new URL(`${branch.key}/src/theme.ts`, APPS).href);
    return { branch, facts: brandFacts(branch, theme) };
  }));
}
