import { memo, useCallback, useMemo } from 'react';
import { selectionOf } from '@wutong/domain';
import type { CartGroup, CartLine } from '@wutong/domain';
import { Checkbox } from '../../components/checkbox/index.ts';
import { LongRows, useLate, useNear } from '../../components/long-list/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import { CartRow } from './CartRow.tsx';
import type { CartCalls } from './props.ts';

interface CartGroupPartProps extends CartCalls {
  group: CartGroup;
  /** Ids of courses that are being changed. */
  waiting: ReadonlySet<string>;
  /** Whether it stands in full at once. */
  eager: boolean;
  /** Whether it stands in full however far it is from the window. */
  whole: boolean;
}

const keyOf = (line: CartLine): string => line.courseId;

/** The courses of one institution. Far from the window it follows later: a press costs what the window shows. */
export function CartGroupPart({ group, waiting, courseHref, eager, whole, ...rest }: CartGroupPartProps) {
  const { ref, near: close } = useNear(eager);
  const near = whole || close;
  const shown = useLate(useMemo(() => ({ group, waiting, courseHref }), [group, waiting, courseHref]), near);
  return (
    <section ref={ref} className="wt-group" aria-label={group.institutionName}>
      <GroupBody {...shown} {...rest} {...{ near, eager, whole }} />
    </section>
  );
}

const GroupBody = memo(function GroupBody({
  group, waiting, eager, whole, near, onSelect, onRemove, courseHref,
}: CartGroupPartProps & { near: boolean }) {
  const words = useCartWording().cart;
  const { institutionId, institutionName, lines } = group;
  const renderRow = useCallback(
    (line: CartLine, close: boolean) => (
      <CartRow
        {...{ line, onSelect, onRemove }}
        near={close}
        href={courseHref(line.courseId, institutionId)}
        pending={waiting.has(line.courseId)}
      />
    ),
    [institutionId, waiting, courseHref, onSelect, onRemove],
  );
  const selection = selectionOf(lines);
  const ids = lines.filter((line) => line.available).map(keyOf);
  return (
    <>
      <div className="wt-shop">
        {near && (
          <Checkbox
            hideLabel
            label={fill(words.selectGroup, { institution: institutionName })}
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            disabled={ids.length === 0}
            onChange={() => onSelect(ids, selection !== 'all')}
          />
        )}
        <h2>{institutionName}</h2>
      </div>
      <div className="wt-lines" role="list">
        <LongRows items={lines} eager={eager ? undefined : 0} short={whole ? lines.length : 0} {...{ keyOf, renderRow }} />
      </div>
    </>
  );
});
