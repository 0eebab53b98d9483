import { HOME } from '../lint/support/process.ts';
import { visual } from './visual.ts';

try {
  process.exitCode = (await visual(HOME, process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
