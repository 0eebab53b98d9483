import { ChevronDown } from 'lucide';
import { EMPTY_CATEGORY_TEXT } from '@wutong/domain';
import type { CategoryNode } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { CategoryLeaves } from './CategoryLeaves.tsx';
import type { CategoryHref } from './CategoryLeaves.tsx';

/** The tree on a phone: one root open at a time, by the platform's own disclosure. */
export function CategoryAccordion({ tree, hrefOf }: { tree: readonly CategoryNode[]; hrefOf: CategoryHref }) {
  const words = useWording().category;
  return (
    <div className="wt-accordion">
      {tree.map((root) => (
        <details key={root.id} name="wt-category">
          <summary>
            {root.name}
            <Icon of={ChevronDown} size="sm" />
          </summary>
          <div className="wt-inside">
            <Anchor className="wt-all" href={hrefOf([root.id])}>{fill(words.allOf, { name: root.name })}</Anchor>
            {root.children.length === 0 && <p className="wt-none">{EMPTY_CATEGORY_TEXT}</p>}
            {root.children.map((second) => (
              <div key={second.id} className="wt-second">
                <Anchor className="wt-second-name" href={hrefOf([root.id, second.id])}>{second.name}</Anchor>
                <CategoryLeaves node={second} path={[root.id, second.id]} hrefOf={hrefOf} />
              </div>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
