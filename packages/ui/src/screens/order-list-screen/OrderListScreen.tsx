import { ClipboardList } from 'lucide';
import { ORDER_FILTERS } from '@wutong/domain';
import type { OrderFilter, OrderOverview, Page } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Pagination } from '../../components/pagination/index.ts';
import { Tabs } from '../../components/tabs/index.ts';
import type { OrderActionsProps, OrderDeed } from '../../patterns/order-actions/index.ts';
import { OrderCard, OrderCardSkeleton } from '../../patterns/order-card/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { OrderFrame } from '../order-frame/index.ts';
import { ScreenFrame, useKeptPlace } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';

/** What the list of orders is in. */
export type OrderListState = ScreenState<{ orders: Page<OrderOverview> }>;

export interface OrderListScreenProps extends Pick<OrderActionsProps, 'placeHref' | 'onDeed'> {
  state: OrderListState;
  filter: OrderFilter['key'];
  onFilter: (key: OrderFilter['key']) => void;
  /** The deed that is under way, and on which order. */
  pending?: { deed: OrderDeed; orderNum: string } | null | undefined;
  orderHref: (orderNum: string) => string;
  pageHref: (page: number) => string;
  browseHref: string;
  /** Seconds left to pay an order, where they are counted. */
  secondsLeftOf?: ((order: OrderOverview) => number | undefined) | undefined;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/** A buyer's orders by status (spec section 2, /center/order): what each is, how it stands, and what can be done. */
export function OrderListScreen({
  state, filter, onFilter, placeHref, onDeed, pending, orderHref, pageHref, browseHref, secondsLeftOf, onRetry, onSignIn,
}: OrderListScreenProps) {
  const words = useOrderWording().orders;
  const shown = state.status === 'ready' ? state.orders : null;
  const heading = useKeptPlace(shown === null ? null : shown.records.length);
  if (state.status === 'forbidden') {
    return (
      <OrderFrame title={words.title}>
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      </OrderFrame>
    );
  }
  const status = ORDER_FILTERS.find(({ key }) => key === filter)?.label ?? '';
  const empty = filter === 'all' ? (
    <EmptyState icon={ClipboardList} title={words.emptyTitle} action={<Button variant="primary" href={browseHref}>{words.browse}</Button>}>
      {words.emptyBody}
    </EmptyState>
  ) : (
    <EmptyState
      icon={ClipboardList}
      title={fill(words.emptyFilterTitle, { status })}
      action={<Button onClick={() => onFilter('all')}>{words.showAll}</Button>}
    >
      {words.emptyFilterBody}
    </EmptyState>
  );
  const list = (
    <ScreenFrame
      state={state}
      heading="h2"
      onRetry={onRetry}
      loadingLabel={words.loading}
      skeleton={<Stack><OrderCardSkeleton /><OrderCardSkeleton /></Stack>}
      empty={empty}
    >
      {({ orders }) => (
        <Stack>
          {orders.records.map((order) => (
            <OrderCard
              key={order.orderNum}
              order={order}
              href={orderHref(order.orderNum)}
              placeHref={placeHref}
              onDeed={onDeed}
              pending={pending?.orderNum === order.orderNum ? pending.deed : null}
              secondsLeft={secondsLeftOf?.(order)}
            />
          ))}
          <Pagination current={orders.current} pages={orders.pages} href={pageHref} />
        </Stack>
      )}
    </ScreenFrame>
  );
  return (
    <OrderFrame title={words.title} headingRef={heading}>
      <Tabs
        label={words.filters}
        items={ORDER_FILTERS.map(({ key, label }) => ({ key, label, content: list }))}
        value={filter}
        onChange={onFilter}
      />
    </OrderFrame>
  );
}
