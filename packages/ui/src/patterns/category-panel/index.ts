export { CategoryDrawer } from './CategoryDrawer.tsx';
export type { CategoryHref } from './CategoryLeaves.tsx';
export { CategoryPanel, type CategoryPanelProps } from './CategoryPanel.tsx';
export type { CategoryTreeState } from './CategoryTree.tsx';
