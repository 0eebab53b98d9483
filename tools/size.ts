import { HOME } from './lint/support/process.ts';
import { measureFirstLoads } from './size/measure.ts';
import { sizeTable } from './size/table.ts';

/** First-load JavaScript of /index may weigh this many kB (1000 bytes) gzip, on every branch. */
const LIMIT = 160_000;

const loads = await measureFirstLoads(HOME);
console.log(sizeTable(loads, LIMIT));
process.exitCode = loads.length > 0 && loads.every(({ loaded }) => loaded <= LIMIT) ? 0 : 1;
process.exit();
