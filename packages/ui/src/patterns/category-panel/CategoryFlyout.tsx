import { EMPTY_CATEGORY_TEXT } from '@wutong/domain';
import type { CategoryNode } from '@wutong/domain';
import { fill, useWording } from '../../wording/index.ts';
import { CategoryLeaves } from './CategoryLeaves.tsx';
import type { CategoryHref } from './CategoryLeaves.tsx';

export interface CategoryFlyoutProps {
  id: string;
  root: CategoryNode;
  hrefOf: CategoryHref;
}

/** Second and third level of one root category, 650 px wide (spec section 9). */
export function CategoryFlyout({ id, root, hrefOf }: CategoryFlyoutProps) {
  const words = useWording().category;
  return (
    <div id={id} className="wt-flyout" role="group" aria-label={root.name}>
      <a className="wt-all" href={hrefOf([root.id])}>{fill(words.allOf, { name: root.name })}</a>
      {root.children.length === 0 && <p className="wt-none">{EMPTY_CATEGORY_TEXT}</p>}
      {root.children.map((second) => (
        <div key={second.id} className="wt-second">
          <a className="wt-second-name" href={hrefOf([root.id, second.id])}>{second.name}</a>
          <CategoryLeaves node={second} path={[root.id, second.id]} hrefOf={hrefOf} />
        </div>
      ))}
    </div>
  );
}
