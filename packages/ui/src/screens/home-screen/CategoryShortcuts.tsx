import { LayoutGrid } from 'lucide';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import type { CategoryHref, CategoryTreeState } from '../../patterns/category-panel/index.ts';
import { useWording } from '../../wording/index.ts';
import { Shortcuts } from './CategoryShortcuts.styles.ts';

/** Roots that stand before the way to all of them: two rows of four with it. */
const SHOWN = 7;

/** The categories of a phone's home page; the whole tree is in the header's drawer. */
export function CategoryShortcuts({ state, hrefOf }: { state: CategoryTreeState; hrefOf: CategoryHref }) {
  const { category, home } = useWording();
  if (state.status !== 'ready' || state.tree.length === 0) return null;
  return (
    <Shortcuts aria-label={home.shortcuts}>
      <ul>
        {state.tree.slice(0, SHOWN).map((root) => (
          <li key={root.id}>
            <Anchor href={hrefOf([root.id])}>
              <CourseCover className="wt-tile" id={root.id} hue={root.id} />
              <span>{root.name}</span>
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor href={hrefOf([])}>
            <span className="wt-tile wt-every"><Icon of={LayoutGrid} /></span>
            <span>{category.every}</span>
          </Anchor>
        </li>
      </ul>
    </Shortcuts>
  );
}
