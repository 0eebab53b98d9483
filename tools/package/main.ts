import { relative } from 'node:path';
import { HOME } from '../lint/support/process.ts';
import { buildPackage, packInto } from './pack.ts';

const built = await buildPackage(HOME);
const tarball = await packInto(built, `${HOME}dist`);
console.log(`${relative(HOME, built)} is built; npm install ${relative(process.cwd(), tarball)} installs it`);
