import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexAssets } from '../assets/asset-index.ts';
import { sendAsset } from '../assets/send-asset.ts';
import type { BranchSite } from './branch-site.ts';
import type { BranchFacts } from './facts.ts';

/**
 * A branch from its build in `dist`. The folder is read once: what a later build writes is served
 * after the next start. Throws the file system's error when there is no build.
 */
export async function openBuiltSite(facts: Omit<BranchFacts, 'branch'>, dist: string): Promise<BranchSite> {
  const [template, assets] = await Promise.all([readFile(join(dist, 'index.html'), 'utf8'), indexAssets(dist)]);
  return {
    key: facts.key,
    template: async () => template,
    dress: async (themeKey) => facts.dress(themeKey),
    routes: async () => facts.routes,
    sendFile: async (request, response, path) => {
      const asset = assets.get(path);
      // The bare index.html has neither brand nor nonce: it is only ever a template.
      if (asset === undefined || path === '/index.html') return false;
      await sendAsset(request, response, asset);
      return true;
    },
  };
}
