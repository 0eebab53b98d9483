/** `npm run branch -- list | add | set | remove`: which platform, build and theme each host gets. */
import { openRegistry, RegistryRefusal } from '@wutong/api';
import { discoverBranches, loadFacts } from '@wutong/gateway';
import { HOME } from '../lint/support/process.ts';
import { sentenceOf } from '../start/failure.ts';
import { readOptions } from '../start/options.ts';
import { readCommand } from './command.ts';
import { runCommand } from './run-command.ts';

try {
  const command = readCommand(process.argv.slice(2));
  const facts = await loadFacts(await discoverBranches(HOME));
  const known = { branches: facts.map(({ key }) => key), themes: facts.map(({ branch }) => branch.theme) };
  const registry = await openRegistry(readOptions([], process.env));
  try {
    console.log(await runCommand(registry, command, known));
  } finally {
    await registry.close();
  }
} catch (error) {
  console.error(error instanceof RegistryRefusal ? error.message : (sentenceOf(error) ?? error));
  process.exitCode = 1;
}
