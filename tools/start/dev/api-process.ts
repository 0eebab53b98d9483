import { createServer } from 'node:http';
import { discoverBranches, loadFacts } from '@wutong/gateway';
import { HOME } from '../../lint/support/process.ts';
import { sentenceOf } from '../failure.ts';
import { openApi } from '../open-api.ts';
import { readOptions } from '../options.ts';
import { listenForStop } from '../stopping.ts';
import type { ApiNews, ApiQuestion } from './messages.ts';

// The API in a process of its own, so that it can be started anew when its source changes.

function tell(news: ApiNews): void {
  process.send?.(news);
}

function isQuestion(message: unknown): message is ApiQuestion {
  return typeof message === 'object' && message !== null && 'host' in message && 'id' in message;
}

const stopping = listenForStop();
try {
  const api = await openApi(readOptions([], process.env), await loadFacts(await discoverBranches(HOME)));
  const server = createServer((request, response) => api.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  process.on('message', (message: unknown) => {
    if (!isQuestion(message)) return;
    const { id, host } = message;
    api.resolvePlatform(host).then(
      (platform) => tell({ kind: 'platform', id, platform }),
      (error: unknown) => tell({ kind: 'away', id, reason: String(error) }),
    );
  });
  tell({ kind: 'ready', port: typeof address === 'object' && address !== null ? address.port : 0, sandbox: api.sandbox });
  await stopping.wished;
  server.close();
  server.closeAllConnections();
  await api.close();
  process.exit(0);
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) console.error(error);
  tell({ kind: 'failed', sentence: sentence ?? `The API can't start: ${error instanceof Error ? error.message : String(error)}` });
  process.exit(1);
}
