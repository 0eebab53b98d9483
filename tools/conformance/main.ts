/** `npm run conformance -- --base-url URL`: holds any back end that claims to speak the contract to it, call by call. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { conforms, examine } from '@wutong/testing/back-end';
import { sentenceOf } from '../start/failure.ts';
import { readConformanceOptions } from './options.ts';
import { reportPage, summary } from './report.ts';

try {
  const { examination, report } = readConformanceOptions(process.argv.slice(2));
  const findings = await examine(examination);
  const file = resolve(report);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, reportPage(findings, { baseUrl: examination.target.baseUrl, at: new Date().toISOString() }));
  console.log(`${summary(findings)}\nreport: ${file}`);
  process.exitCode = conforms(findings) ? 0 : 1;
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 2;
}
