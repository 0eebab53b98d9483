import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';

/** One year, in seconds. */
const YEAR = 31_536_000;

/** A nonce for one response: 128 random bits, base64. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The content security policy of a site's document. Scripts and style elements need the response's
 * nonce; nothing is fetched from, sent to or framed by another origin. `style-src-attr` stays with
 * `'self'`'s default refusal: React sets styles through the object model, which a policy does not bind.
 */
export function documentPolicy(nonce: string, development = false): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite's client writes style elements of its own while developing.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

/** The policy of Storybook: its manager frames its own preview and writes scripts and styles inline. */
export const STORYBOOK_POLICY = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Whether the visitor came over TLS. A proxy's word (`X-Forwarded-Proto`) counts only where the
 * operator says there is one: otherwise any client could claim it.
 */
export function isHttps(request: IncomingMessage, trustProxy: boolean): boolean {
  if (request.socket instanceof TLSSocket) return true;
  const forwarded = request.headers['x-forwarded-proto'];
  return trustProxy && typeof forwarded === 'string' && forwarded.split(',')[0]?.trim() === 'https';
}

/** Sets the headers that every answer of the house carries, whoever writes it afterwards. */
export function setBaseHeaders(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  if (isHttps(request, trustProxy)) {
    response.setHeader('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`);
  }
}
