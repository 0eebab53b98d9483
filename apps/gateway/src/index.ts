export { indexAssets, type AssetIndex } from './assets/asset-index.ts';
export type { BranchSite, Dress } from './branches/branch-site.ts';
export { openBuiltSite } from './branches/built-site.ts';
export { discoverBranches, type BranchFolder } from './branches/discover.ts';
export { loadFacts, type BranchFacts, type LoadModule } from './branches/facts.ts';
export { createGateway, type ApiPort, type Gateway, type GatewayOptions } from './gateway.ts';
export type { PageLink } from './pages/page.ts';
