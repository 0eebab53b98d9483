import { useState } from 'react';
import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide';
import { allowedActions, orderActionLabel } from '@wutong/domain';
import type { OrderAction, OrderOverview } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Menu } from '../../components/menu/index.ts';
import type { MenuItem } from '../../components/menu/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { isDeed } from './deeds.ts';
import type { OrderDeed, OrderPlace } from './deeds.ts';
import { Root } from './OrderActions.styles.ts';

export interface OrderActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  order: OrderOverview;
  /** Where an action leads; null while there is no such page, which leaves the action out. */
  placeHref: (action: OrderPlace, orderNum: string) => string | null;
  /** Called after the buyer confirmed. */
  onDeed: (deed: OrderDeed, orderNum: string) => void;
  /** The deed that is under way. */
  pending?: OrderDeed | null | undefined;
}

/** So many stand in a row; with more, all but the first two go behind one button. */
const IN_A_ROW = 3;

/** What can be done with an order, from the domain's rule: the most wanted last in the row, where the thumb is. */
export function OrderActions({ order, placeHref, onDeed, pending = null, ...rest }: OrderActionsProps) {
  const words = useOrderWording().orderCard;
  const [deed, setDeed] = useState<OrderDeed>('close');
  const [open, setOpen] = useState(false);
  const hrefOf = (action: OrderAction): string | null => (isDeed(action) ? null : placeHref(action, order.orderNum));
  const actions = allowedActions(order).filter((action) => isDeed(action) || hrefOf(action) !== null);
  const ask = (asked: OrderDeed): void => {
    setDeed(asked);
    setOpen(true);
  };
  const shown = actions.length > IN_A_ROW ? actions.slice(0, 2) : actions;
  const item = (action: OrderAction): MenuItem => {
    const entry = { key: action, label: orderActionLabel(action) };
    return isDeed(action) ? { ...entry, onSelect: () => ask(action) } : { ...entry, href: hrefOf(action) ?? '' };
  };
  const button = (action: OrderAction, place: number) => {
    const label = orderActionLabel(action);
    if (isDeed(action)) {
      return <Button key={action} variant="quiet" loading={pending === action} onClick={() => ask(action)}>{label}</Button>;
    }
    return <Button key={action} variant={place === 0 ? 'primary' : 'secondary'} href={hrefOf(action) ?? ''}>{label}</Button>;
  };
  return (
    <Root role="group" aria-label={words.actions} {...rest}>
      {actions.length > shown.length && (
        <Menu
          label={words.moreActions}
          aria-label={words.moreActions}
          trigger={<>{words.moreWord}<Icon of={ChevronDown} size="sm" /></>}
          items={actions.slice(shown.length).map(item)}
        />
      )}
      {shown.map(button).toReversed()}
      <DeedDialog
        order={order}
        deed={deed}
        open={open}
        pending={pending === deed}
        onConfirm={() => {
          onDeed(deed, order.orderNum);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </Root>
  );
}
