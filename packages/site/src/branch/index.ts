export * from './branch.ts';
export { defineBranch } from './define-branch.ts';
