import { parentPort, workerData } from 'node:worker_threads';
import { extractProps } from './extract.ts';

const { root, stories }: { root: string; stories: string[] } = workerData;

parentPort?.postMessage(extractProps(root, stories));
