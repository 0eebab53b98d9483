import '../shared/brand.ts';
import { useState } from 'react';
import type { Order } from '@wutong/domain';
import { OrderTable } from '@wutong/ui/patterns/order-table';
import { ORDERS, WORDS } from './data.ts';
import type { OrderRow } from './data.ts';

function orderOf({ orderNum, course, institution, total, status, createdAt }: OrderRow): Order {
  const time = `${createdAt.replace(' ', 'T')}:00+08:00`;
  return {
    orderNum, status, total, createdAt: time, expiresAt: time, paidAt: null,
    lines: [{
      courseId: orderNum, courseName: course, cover: null, categoryIds: [], institutionId: '1', institutionName: institution,
      studyForm: 1, hours: 8, price: total,
    }],
  };
}

const STATE = { status: 'ready', rows: ORDERS.map(orderOf) } as const;
const hrefOf = (orderNum: string): string => `#/orderdetail?orderNum=${orderNum}`;

export function App() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <p data-bench="chosen">{WORDS.chosen} {chosen.size} {WORDS.unit}</p>
      <OrderTable state={STATE} orderHref={hrefOf} selectable selected={chosen} onSelectedChange={setChosen} />
    </main>
  );
}
