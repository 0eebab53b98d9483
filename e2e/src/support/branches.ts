import { readdirSync, readFileSync } from 'node:fs';
import type { Branch } from '@wutong/site/branch';

const APPS = new URL('../../../apps/', import.meta.url);

/** Every registered branch: an app whose manifest says that it is one. */
export async function registeredBranches(): Promise<Branch[]> {
  const branches: Branch[] = [];
  for (const folder of readdirSync(APPS)) {
    const manifest: unknown = JSON.parse(readFileSync(new URL(`${folder}/package.json`, APPS), 'utf8'));
    if (!isBranch(manifest)) continue;
    const module: { branch: Branch } = await import(new URL(`${folder}/src/branch.ts`, APPS).href);
    branches.push(module.branch);
  }
  return branches;
}

function isBranch(manifest: unknown): boolean {
  if (typeof manifest !== 'object' || manifest === null || !('wutong' in manifest)) return false;
  const { wutong } = manifest;
  return typeof wutong === 'object' && wutong !== null && 'layer' in wutong && wutong.layer === 'branch';
}
