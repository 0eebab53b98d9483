import { memo, useState } from 'react';
import { ChevronDown } from 'lucide';
import { EMPTY_CATEGORY_TEXT } from '@wutong/domain';
import type { CategoryNode } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { CategoryLeaves } from './CategoryLeaves.tsx';
import type { CategoryHref } from './CategoryLeaves.tsx';

/** The names below a root as one text, so that the browser's find looks into what is closed and opens it. */
const namesBelow = (root: CategoryNode): string =>
  root.children.flatMap((second) => [second.name, ...second.children.map((leaf) => leaf.name)]).join(' ');

/** One root of the accordion. Its links come when it is first opened; before, their names stand there as one text. */
export const AccordionRoot = memo(function AccordionRoot({ root, hrefOf }: { root: CategoryNode; hrefOf: CategoryHref }) {
  const words = useWording().category;
  const [met, setMet] = useState(false);
  return (
    <details name="wt-category" onToggle={(event) => event.currentTarget.open && setMet(true)}>
      {/* On the press itself, so that what opens is there in the frame in which it opens. */}
      <summary onClick={() => setMet(true)}>
        {root.name}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      {met ? (
        <div className="wt-inside">
          <a className="wt-all" href={hrefOf([root.id])}>{fill(words.allOf, { name: root.name })}</a>
          {root.children.length === 0 && <p className="wt-none">{EMPTY_CATEGORY_TEXT}</p>}
          {root.children.map((second) => (
            <div key={second.id} className="wt-second">
              <a className="wt-second-name" href={hrefOf([root.id, second.id])}>{second.name}</a>
              <CategoryLeaves node={second} path={[root.id, second.id]} hrefOf={hrefOf} />
            </div>
          ))}
        </div>
      ) : (
        <p>{namesBelow(root)}</p>
      )}
    </details>
  );
});
