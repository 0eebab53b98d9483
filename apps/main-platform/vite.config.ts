import { defineConfig } from 'vite';
import { branchConfig } from '../../tools/vite/branch.ts';

export default defineConfig(({ mode }) => branchConfig(import.meta.dirname, mode));
