export { CategoryPanel, type CategoryPanelProps } from './CategoryPanel.tsx';
export type { CategoryHref } from './CategoryLeaves.tsx';
export type { CategoryTreeState } from './CategoryTree.tsx';
