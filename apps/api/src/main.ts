/** Runs the API alone on a port, for development of other clients; `npm start` runs it inside the gateway. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApi, DatabaseError, readSettings, seedSample, UnfitForProduction, type PlatformSeed } from './index.ts';

/** Stands in on a database that knows no platform yet; branches bring their own. */
const ALONE: PlatformSeed = {
  deptId: '',
  platformName: '继续教育平台',
  identity: 0,
  loginType: 'learner',
  branchKey: 'main-platform',
  themeKey: 'main-platform',
  hosts: ['localhost'],
};

try {
  const settings = readSettings(process.env);
  const api = await createApi({ ...settings, apiUrl: process.env['WUTONG_API_URL'] || `http://localhost:${settings.port}`, fallbackPlatform: ALONE });
  await seedSample(api, { onProgress: (done, total) => console.log(`Sample catalogue: ${done} of ${total} courses`) });
  const server = createServer((request, response) => api.handle(request, response)).listen(settings.port);
  await once(server, 'listening');
  console.log(`API on http://localhost:${settings.port} (${api.engine} database)`);
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await api.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const expected = error instanceof DatabaseError || error instanceof UnfitForProduction
    || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
}
