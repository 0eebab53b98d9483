import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** This folder, outside the workspaces. */
export const BENCH = fileURLToPath(new URL('../', import.meta.url));
