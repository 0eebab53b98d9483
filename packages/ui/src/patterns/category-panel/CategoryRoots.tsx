import { useId } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { ChevronRight } from 'lucide';
import type { CategoryNode } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { useLinkClicks } from '../../components/link/index.ts';
import { CategoryFlyout } from './CategoryFlyout.tsx';
import type { CategoryHref } from './CategoryLeaves.tsx';
import { useFlyout } from './use-flyout.ts';
import { useOutside } from './use-outside.ts';

export interface CategoryRootsProps {
  tree: readonly CategoryNode[];
  hrefOf: CategoryHref;
  /** A category was chosen. */
  onChosen?: (() => void) | undefined;
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

/** Moves the focus among the root buttons of a list; anything but an up, down, Home or End key is left alone. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const list = event.currentTarget.closest('.wt-roots');
  const roots = [...(list?.querySelectorAll<HTMLButtonElement>('.wt-root') ?? [])];
  const at = roots.indexOf(event.currentTarget);
  const steps: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % roots.length,
    ArrowUp: (at - 1 + roots.length) % roots.length,
    Home: 0,
    End: roots.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  roots[to]?.focus();
}

/**
 * The root categories, each with its fly-out after it in the page, so that Tab goes from a root into what it
 * opened and on to the next root. Mouse: opens on resting. Press: opens and keeps. Keys: up and down along the
 * roots, right into the fly-out, left or Escape back.
 */
export function CategoryRoots({ tree, hrefOf, onChosen }: CategoryRootsProps) {
  const id = useId();
  const { openId, hover, leave, press, open, close } = useFlyout();
  const go = useLinkClicks();
  const list = useOutside<HTMLUListElement>(openId !== null, close);

  const rootKey = (event: KeyboardEvent<HTMLButtonElement>, rootId: string): void => {
    moveAlong(event);
    if (event.key !== 'ArrowRight') return;
    event.preventDefault();
    const row = event.currentTarget.closest('li');
    open(rootId);
    requestAnimationFrame(() => row?.querySelector<HTMLElement>('.wt-flyout a')?.focus());
  };
  const rowKey = (event: KeyboardEvent<HTMLLIElement>): void => {
    if (openId === null || (event.key !== 'Escape' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.querySelector<HTMLElement>('.wt-root')?.focus();
    close();
  };
  const rowClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    go(event);
    close();
    onChosen?.();
  };
  const rowBlur = (event: FocusEvent<HTMLLIElement>): void => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) close();
  };

  return (
    <ul className="wt-roots" ref={list} onPointerLeave={(event) => isMouse(event) && leave()}>
      {tree.map((root) => {
        const isOpen = root.id === openId;
        const flyoutId = `${id}-${root.id}`;
        return (
          <li
            key={root.id}
            onPointerEnter={(event) => isMouse(event) && hover(root.id)}
            onKeyDown={rowKey}
            onClick={rowClick}
            onBlur={rowBlur}
          >
            <button
              type="button"
              className="wt-root"
              aria-expanded={isOpen}
              aria-controls={isOpen ? flyoutId : undefined}
              onClick={() => press(root.id)}
              onKeyDown={(event) => rootKey(event, root.id)}
            >
              <span>{root.name}</span>
              <Icon of={ChevronRight} size="sm" />
            </button>
            {isOpen && <CategoryFlyout id={flyoutId} root={root} hrefOf={hrefOf} />}
          </li>
        );
      })}
    </ul>
  );
}
