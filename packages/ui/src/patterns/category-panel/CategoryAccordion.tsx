import type { CategoryNode } from '@wutong/domain';
import { useLinkClicks } from '../../components/link/index.ts';
import { AccordionRoot } from './AccordionRoot.tsx';
import type { CategoryHref } from './CategoryLeaves.tsx';

/** The tree on a phone: one root open at a time, by the platform's own disclosure. */
export function CategoryAccordion({ tree, hrefOf }: { tree: readonly CategoryNode[]; hrefOf: CategoryHref }) {
  const go = useLinkClicks();
  return (
    // The links inside bring the keyboard; the list only hears their clicks.
    <div className="wt-accordion" role="presentation" onClick={go}>
      {tree.map((root) => <AccordionRoot key={root.id} root={root} hrefOf={hrefOf} />)}
    </div>
  );
}
