import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageTitle, type DomainRecord } from '@wutong/domain';
import type { BranchSite } from './branches/branch-site.ts';
import { fillShell, schemeOf } from './document/shell.ts';
import { documentPolicy, freshNonce } from './http/security.ts';
import { sendPage } from './http/send-page.ts';
import { sendText } from './http/send.ts';
import { missingBuildPage, unavailablePage, unknownHostPage } from './pages/pages.ts';
import type { PlatformLookup } from './platforms.ts';

/** One request to a site. */
export type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly host: string;
  /** Decoded path without query. */
  readonly path: string;
};

/** What sites are served from. */
export type SiteHouse = {
  readonly platforms: PlatformLookup;
  readonly sites: ReadonlyMap<string, BranchSite>;
  readonly development: boolean;
  readonly onFailure: (requestId: string, error: unknown) => void;
};

/** Routes that say that something is wrong must not answer as if all were well. */
const STATUS_ROUTES: ReadonlyMap<string, number> = new Map([['/403', 403], ['/404', 404], ['/500', 500]]);

/** Where the mini-site of an institution begins. */
const MINI_SITE = '/train/index';

/** Where a host begins that belongs to one institution (spec section 2, route guard); null for every other host. */
function forcedPath({ institutionId }: DomainRecord, routes: ReadonlyMap<string, string>): string | null {
  return institutionId !== null && routes.has(MINI_SITE) ? `${MINI_SITE}?trainId=${institutionId}` : null;
}

function isHome(path: string): boolean {
  return path === '/' || path === '/index';
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,11}$/i.test(path);
}

async function sendDocument(visit: Visit, site: BranchSite, platform: DomainRecord, development: boolean): Promise<void> {
  const path = visit.path.length > 1 ? visit.path.replace(/\/+$/, '') : visit.path;
  const [template, routes, dress] = await Promise.all([site.template(path), site.routes(), site.dress(platform.themeKey)]);
  const routeTitle = routes.get(path);
  const nonce = freshNonce();
  const html = fillShell(template, {
    nonce,
    title: pageTitle(platform.platformName, routeTitle),
    ...dress,
    scheme: schemeOf(visit.request.headers.cookie),
    favicon: '/favicon.svg',
    platform,
  });
  const status = routeTitle === undefined ? 404 : (STATUS_ROUTES.get(path) ?? 200);
  await sendText(visit.request, visit.response, status, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': documentPolicy(nonce, development),
  });
}

/**
 * Answers for a site: the platform by the database's domain record, then a file of the branch's build, else the
 * branch's shell. Unknown paths get the shell with status 404, so that the branch's own screen says so; a missing
 * file gets a bare 404, because a document in its place would be taken for a broken script.
 */
export async function serveSite(visit: Visit, house: SiteHouse): Promise<void> {
  const { request, response, requestId, host, path } = visit;
  const isFile = looksLikeFile(path);
  const resolution = await (isFile ? house.platforms.recall(host) : house.platforms.ask(host));
  if (resolution.kind === 'unknown') return sendPage(request, response, 404, unknownHostPage(host));
  if (resolution.kind === 'unavailable') {
    house.onFailure(requestId, resolution.cause);
    return sendPage(request, response, 503, unavailablePage(requestId));
  }
  const { platform } = resolution;
  const site = house.sites.get(platform.branchKey);
  if (site === undefined) return sendPage(request, response, 503, missingBuildPage(platform.platformName, requestId));
  if (await site.sendFile(request, response, path)) return;
  if (isFile) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end('没有这个文件\n');
    return;
  }
  const forced = forcedPath(platform, await site.routes());
  if (forced !== null && isHome(path)) {
    response.writeHead(302, { Location: forced, 'Cache-Control': 'no-cache' });
    response.end();
    return;
  }
  await sendDocument(visit, site, platform, house.development);
}
