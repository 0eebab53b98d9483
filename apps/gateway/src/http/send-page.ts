import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderPage, type Page } from '../pages/page.ts';
import { documentPolicy, freshNonce } from './security.ts';
import { sendText } from './send.ts';

/** Answers with a page of the gateway itself; none of them is worth keeping in a cache. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: Page,
): Promise<void> {
  const nonce = freshNonce();
  await sendText(request, response, status, renderPage(page, nonce), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': documentPolicy(nonce),
    ...(status === 503 ? { 'Retry-After': '10' } : {}),
  });
}
