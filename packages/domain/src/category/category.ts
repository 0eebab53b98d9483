/** A node of the three-level course category tree (spec section 3). */
export interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}

/** Most leaves that the category panel shows inline (spec section 9). */
export const INLINE_LEAVES = 10;

/** Sentence for a category without leaves (spec section 2, category tree panel). */
export const EMPTY_CATEGORY_TEXT = '该栏目暂无具体分类信息';

/** Ids from the root to a node, as the `ids` query of the course centre joins them. */
export type CategoryPath = readonly string[];

/** Writes a path for the URL: ids joined by commas (spec section 2). */
export function formatCategoryPath(path: CategoryPath): string {
  return path.join(',');
}

/** Reads the `ids` query of the course centre; at most three numeric ids, anything else is dropped. */
export function parseCategoryPath(text: string | null | undefined): CategoryPath {
  const ids = (text ?? '').split(',').filter((id) => /^\d{1,19}$/.test(id));
  return ids.slice(0, 3);
}

/** The nodes along a path, as far as they exist in the tree. */
export function nodesAlong(tree: readonly CategoryNode[], path: CategoryPath): CategoryNode[] {
  const found: CategoryNode[] = [];
  let level: readonly CategoryNode[] = tree;
  for (const id of path) {
    const node = level.find((candidate) => candidate.id === id);
    if (!node) break;
    found.push(node);
    level = node.children;
  }
  return found;
}
