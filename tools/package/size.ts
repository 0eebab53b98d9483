import { HOME } from '../lint/support/process.ts';
import { install } from './install.ts';
import { PEERS } from './manifest.ts';
import { buildPackage, packInto } from './pack.ts';
import { readSource } from './source.ts';
import { weighEntries, weightTable } from './weigh.ts';

const tarball = await packInto(await buildPackage(HOME), `${HOME}dist`);
const installed = await install(HOME, tarball);
try {
  const { entries } = await readSource(HOME);
  console.log(weightTable(await weighEntries(installed, entries), [...PEERS]));
} finally {
  await installed.close();
}
