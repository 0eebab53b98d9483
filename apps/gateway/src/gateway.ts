import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DomainRecord } from '@wutong/domain';
import type { AssetIndex } from './assets/asset-index.ts';
import type { BranchSite } from './branches/branch-site.ts';
import { destinationOf } from './http/host.ts';
import { sendPage } from './http/send-page.ts';
import { setBaseHeaders } from './http/security.ts';
import type { PageLink } from './pages/page.ts';
import { failurePage, hubPage, malformedHostPage, missingPage } from './pages/pages.ts';
import { createPlatformLookup } from './platforms.ts';
import { serveSite } from './serve-site.ts';
import { serveStorybook } from './serve-storybook.ts';

/** What the gateway needs of the API: in this process, or a proxy of one elsewhere. */
export type ApiPort = {
  /** Answers a request to the API or to its pages. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /** The domain record of a host name without port; nothing when no record names it; rejects when it can't be read. */
  readonly resolvePlatform: (host: string) => Promise<DomainRecord | null | undefined>;
};

/** What a gateway is made of. */
export type GatewayOptions = {
  readonly api: ApiPort;
  readonly sites: readonly BranchSite[];
  /** The built Storybook; null where it was not built. */
  readonly storybook: AssetIndex | null;
  /** The links of the base host's page, in order. */
  readonly links: readonly PageLink[];
  /** Told about every failure with the request's number; the visitor only sees the number. */
  readonly onFailure: (requestId: string, error: unknown) => void;
  /** Host beside which `api.` and `storybook.` live; `localhost` unless told. */
  readonly baseHost?: string;
  /** Whether a proxy in front sets `X-Forwarded-Proto`. */
  readonly trustProxy?: boolean;
  /** Loosens the policy for a development server's scripts and styles. */
  readonly development?: boolean;
  /** Longest wait for a domain record, in ms. */
  readonly patience?: number;
};

/** Answers one HTTP request, whatever its host; it never rejects. */
export type Gateway = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The path of a request without query, decoded; null when it is malformed. */
function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
}

/** Makes the house's front door: it picks the service or the platform by the request's host (design section 4). */
export function createGateway(options: GatewayOptions): Gateway {
  const { api, storybook, baseHost = 'localhost', trustProxy = false } = options;
  const platforms = createPlatformLookup(api.resolvePlatform, options.patience);
  const sites = new Map(options.sites.map((site) => [site.key, site]));
  const development = options.development ?? false;

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const destination = destinationOf(request.headers.host, baseHost);
    const path = pathOf(request);
    if (destination.kind === 'malformed') return sendPage(request, response, 400, malformedHostPage());
    if (destination.kind === 'api') return api.handle(request, response);
    if (destination.kind === 'site' && (path === '/api' || path?.startsWith('/api/'))) return api.handle(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (path === null) return sendPage(request, response, 400, missingPage());
    if (destination.kind === 'storybook') return serveStorybook(request, response, storybook, path);
    if (destination.kind === 'hub') {
      const known = path === '/';
      return sendPage(request, response, known ? 200 : 404, known ? hubPage(options.links) : missingPage());
    }
    const visit = { request, response, requestId, host: destination.host, path };
    return serveSite(visit, { platforms, sites, development, onFailure: options.onFailure });
  }

  return async (request, response) => {
    const requestId = randomUUID();
    // The API logs under the same number.
    request.headers['x-request-id'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    setBaseHeaders(request, response, trustProxy);
    try {
      await answer(request, response, requestId);
    } catch (error) {
      if (request.destroyed && response.destroyed) return;
      options.onFailure(requestId, error);
      if (response.headersSent) response.destroy();
      else await sendPage(request, response, 500, failurePage(requestId)).catch(() => response.destroy());
    }
  };
}
