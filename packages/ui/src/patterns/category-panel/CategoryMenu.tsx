import { useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { LayoutGrid } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { useWording } from '../../wording/index.ts';
import { MenuRoot } from './CategoryPanel.styles.ts';
import type { CategoryHref } from './CategoryLeaves.tsx';
import { CategoryRoots } from './CategoryRoots.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import type { CategoryTreeState } from './CategoryTree.tsx';
import { useFlyout } from './use-flyout.ts';
import { useOutside } from './use-outside.ts';

const KEY = 'menu';

/** The header's button for all categories, and the panel that it opens. */
export function CategoryMenu({ state, hrefOf }: { state: CategoryTreeState; hrefOf: CategoryHref }) {
  const words = useWording().category;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { openId, hover, leave, press, close } = useFlyout();
  const open = openId === KEY;
  const root = useOutside<HTMLElement>(open, close);
  const mouse = (act: () => void) => (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') act();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    button.current?.focus();
    close();
  };
  const blur = (event: FocusEvent<HTMLElement>): void => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) close();
  };
  return (
    <MenuRoot
      ref={root}
      aria-label={words.label}
      onPointerEnter={mouse(() => hover(KEY))}
      onPointerLeave={mouse(leave)}
      onKeyDown={keys}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        className="wt-opener"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => press(KEY)}
      >
        <Icon of={LayoutGrid} size="sm" />
        {words.all}
      </button>
      {open && (
        <div id={id} className="wt-panel">
          <CategoryTree state={state}>
            {(tree) => <CategoryRoots tree={tree} hrefOf={hrefOf} onChosen={close} />}
          </CategoryTree>
        </div>
      )}
    </MenuRoot>
  );
}
