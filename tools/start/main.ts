import { sentenceOf } from './failure.ts';
import { readOptions } from './options.ts';
import { serveBuilt } from './serve-built.ts';
import { listenForStop } from './stopping.ts';

const stopping = listenForStop();
let exitCode = 0;
try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.mode === 'dev') {
    // Loaded here only: a start of the built sites needs no development server.
    const { serveDev } = await import('./serve-dev.ts');
    await serveDev(options, stopping);
  } else {
    await serveBuilt(options, stopping);
  }
} catch (error) {
  // What breaks off because of the wish to stop is no failure.
  if (stopping.signal.aborted) {
    console.log('▸ Stopped before it was ready');
  } else {
    console.error(sentenceOf(error) ?? error);
    exitCode = 1;
  }
}
process.exit(exitCode);
