import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The session parts of the site as one script that can be put into any open page. */
export async function tabBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('tab.ts', import.meta.url)), formats: ['iife'], name: 'tab' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The script of the tabs was not built');
  return chunk.code;
}
