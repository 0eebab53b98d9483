import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleVideoPath } from '@wutong/sample';

/** Folder of the files that the sample catalogue names. */
export const SAMPLE_FILES = dirname(fileURLToPath(sampleVideoPath));
