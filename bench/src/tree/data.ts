import type { CategoryNode } from '@wutong/domain';
import { range } from '../shared/range.ts';

/** 30 roots of 9 branches of 10 leaves: 3,000 nodes, and as many leaves as a category shows inline. */
export const TREE: CategoryNode[] = range(30).map((root) => ({
  id: `${root + 1}`,
  name: `行业门类 ${root + 1}`,
  children: range(9).map((branch) => ({
    id: `${root + 1}0${branch + 1}`,
    name: `专业 ${root + 1}-${branch + 1}`,
    children: range(10).map((leaf) => ({
      id: `${root + 1}0${branch + 1}0${leaf + 1}`,
      name: `方向 ${root + 1}-${branch + 1}-${leaf + 1}`,
      children: [],
    })),
  })),
}));

/** Ids of the second level, open from the start: opening a root shows its whole branch. */
export const BRANCH_IDS: string[] = TREE.flatMap((root) => root.children.map((branch) => branch.id));

/** Address of a category, from the ids of its path. */
export function hrefOf(path: readonly string[]): string {
  return `#/lession?ids=${path.join(',')}`;
}

export const TITLE = '课程分类';
