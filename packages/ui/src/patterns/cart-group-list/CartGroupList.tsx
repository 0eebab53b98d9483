import { useMemo } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import type { CartGroup } from '@wutong/domain';
import { useLinkClicks } from '../../components/link/index.ts';
import { useStable } from '../../components/shared/use-stable.ts';
import { useCartWording } from '../../wording/cart.ts';
import { CartGroupPart } from './CartGroupPart.tsx';
import { Root } from './CartGroupList.styles.ts';
import type { CartCalls } from './props.ts';

export interface CartGroupListProps extends CartCalls, Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  groups: readonly CartGroup[];
  /** Ids of courses that are being changed. */
  pending: readonly string[];
}

/** Lines that stand in full at once; a cart of no more than `SHORT` does so altogether. */
const EAGER = 10;
const SHORT = 40;

/** How many lines stand above each group, and in the end how many there are. */
function linesAbove(groups: readonly CartGroup[]): number[] {
  const above = [0];
  for (const group of groups) above.push((above.at(-1) ?? 0) + group.lines.length);
  return above;
}

/** The lines of a cart by institution: aligned columns on a desk, cards on a phone. Five hundred lines cost what is seen. */
export function CartGroupList({ groups, pending, onSelect, onRemove, courseHref, onClick, ...rest }: CartGroupListProps) {
  const words = useCartWording().cart;
  const select = useStable(onSelect);
  const remove = useStable(onRemove);
  const waiting = useMemo(() => new Set(pending), [pending]);
  const above = linesAbove(groups);
  const whole = (above.at(-1) ?? 0) <= SHORT;
  const go = useLinkClicks();
  const click = (event: MouseEvent<HTMLDivElement>): void => {
    onClick?.(event);
    go(event);
  };
  return (
    <Root {...rest} onClick={click}>
      {/* Each value says by itself what it is; the heads only help the eye. */}
      <div className="wt-heads" aria-hidden>
        <span className="wt-head-course">{words.course}</span>
        <span>{words.form}</span>
        <span>{words.hours}</span>
        <span>{words.validity}</span>
        <span className="wt-head-price">{words.price}</span>
        <span className="wt-head-action">{words.action}</span>
      </div>
      {groups.map((group, at) => (
        <CartGroupPart
          key={group.institutionId}
          {...{ group, waiting, courseHref, whole }}
          eager={(above[at] ?? 0) < EAGER}
          onSelect={select}
          onRemove={remove}
        />
      ))}
    </Root>
  );
}
