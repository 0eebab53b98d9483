import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AssetIndex } from './assets/asset-index.ts';
import { sendAsset } from './assets/send-asset.ts';
import { sendPage } from './http/send-page.ts';
import { STORYBOOK_POLICY } from './http/security.ts';
import { missingPage } from './pages/pages.ts';

/** Answers from the built Storybook; a page says so where it was not built. */
export async function serveStorybook(
  request: IncomingMessage,
  response: ServerResponse,
  storybook: AssetIndex | null,
  path: string,
): Promise<void> {
  if (storybook === null) {
    const paragraphs = ['组件手册还没有构建。', '请运行 npm start（不带 --no-storybook），或用 npm run storybook 打开开发版。'];
    return sendPage(request, response, 404, { title: '没有组件手册', paragraphs });
  }
  const asset = storybook.get(path.endsWith('/') ? `${path}index.html` : path);
  if (asset === undefined) return sendPage(request, response, 404, missingPage());
  return sendAsset(request, response, asset, { 'Content-Security-Policy': STORYBOOK_POLICY });
}
