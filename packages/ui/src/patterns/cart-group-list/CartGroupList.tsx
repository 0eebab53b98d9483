import type { ComponentProps } from 'react';
import { selectionOf } from '@wutong/domain';
import type { CartGroup } from '@wutong/domain';
import { Checkbox } from '../../components/checkbox/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import { CartRow } from './CartRow.tsx';
import { Root } from './CartGroupList.styles.ts';

export interface CartGroupListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  groups: readonly CartGroup[];
  /** Ids of courses that are being changed. */
  pending: readonly string[];
  onSelect: (courseIds: string[], selected: boolean) => void;
  /** Asks to take one course out; whoever owns the cart confirms it first. */
  onRemove: (courseId: string) => void;
  courseHref: (courseId: string, institutionId: string) => string;
}

const idsOf = (group: CartGroup): string[] => group.lines.filter((line) => line.available).map((line) => line.courseId);

/** The lines of a cart by institution: aligned columns on a desk, cards on a phone. */
export function CartGroupList({ groups, pending, onSelect, onRemove, courseHref, ...rest }: CartGroupListProps) {
  const words = useCartWording().cart;
  return (
    <Root {...rest}>
      {/* Each value says by itself what it is; the heads only help the eye. */}
      <div className="wt-heads" aria-hidden>
        <span className="wt-head-course">{words.course}</span>
        <span>{words.form}</span>
        <span>{words.hours}</span>
        <span>{words.validity}</span>
        <span className="wt-head-price">{words.price}</span>
        <span className="wt-head-action">{words.action}</span>
      </div>
      {groups.map((group) => {
        const selection = selectionOf(group.lines);
        const ids = idsOf(group);
        return (
          <section key={group.institutionId} className="wt-group" aria-label={group.institutionName}>
            <div className="wt-shop">
              <Checkbox
                hideLabel
                label={fill(words.selectGroup, { institution: group.institutionName })}
                checked={selection === 'all'}
                indeterminate={selection === 'some'}
                disabled={ids.length === 0}
                onChange={() => onSelect(ids, selection !== 'all')}
              />
              <h2>{group.institutionName}</h2>
            </div>
            <ul className="wt-lines">
              {group.lines.map((line) => (
                <CartRow
                  key={line.courseId}
                  line={line}
                  href={courseHref(line.courseId, group.institutionId)}
                  pending={pending.includes(line.courseId)}
                  onSelect={(selected) => onSelect([line.courseId], selected)}
                  onRemove={() => onRemove(line.courseId)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Root>
  );
}
