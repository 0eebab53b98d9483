import { EMPTY_CATEGORY_TEXT, INLINE_LEAVES } from '@wutong/domain';
import type { CategoryNode } from '@wutong/domain';
import { fill, useWording } from '../../wording/index.ts';

/** The address of a category: ids from the root down. */
export type CategoryHref = (path: string[]) => string;

export interface CategoryLeavesProps {
  node: CategoryNode;
  /** Ids from the root to the node. */
  path: string[];
  hrefOf: CategoryHref;
}

/** The leaves of one category in a row, plain links whose clicks the part around takes to the router (`useLinkClicks`): ten of them and a way to the rest; a sentence where there are none. */
export function CategoryLeaves({ node, path, hrefOf }: CategoryLeavesProps) {
  const words = useWording().category;
  if (node.children.length === 0) return <p className="wt-none">{EMPTY_CATEGORY_TEXT}</p>;
  return (
    <ul className="wt-leaves">
      {node.children.slice(0, INLINE_LEAVES).map((leaf) => (
        <li key={leaf.id}>
          <a href={hrefOf([...path, leaf.id])}>{leaf.name}</a>
        </li>
      ))}
      {node.children.length > INLINE_LEAVES && (
        <li>
          <a className="wt-more" href={hrefOf(path)} aria-label={fill(words.moreOf, { name: node.name })}>
            {words.more}
          </a>
        </li>
      )}
    </ul>
  );
}
