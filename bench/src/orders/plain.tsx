import { useMemo, useState } from 'react';
import { formatFen, orderStatusLabel } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
import { ORDERS, WORDS } from './data.ts';
import './plain.css';

type Sort = 'none' | 'ascending' | 'descending';

const NEXT: Record<Sort, Sort> = { none: 'ascending', ascending: 'descending', descending: 'none' };

export function App() {
  const [sort, setSort] = useState<Sort>('none');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    if (sort === 'none') return ORDERS;
    const sorted = ORDERS.toSorted((one, other) => one.total - other.total);
    return sort === 'ascending' ? sorted : sorted.toReversed();
  }, [sort]);
  const choose = (id: string): void => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  const all = chosen.size === ORDERS.length;
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <p className="chosen">{WORDS.chosen} {chosen.size} {WORDS.unit}</p>
      <div className="row heads">
        <input
          type="checkbox"
          aria-label={WORDS.chosen}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = chosen.size > 0 && !all;
          }}
          onChange={() => setChosen(all ? new Set() : new Set(ORDERS.map((order) => order.orderNum)))}
        />
        <span>{WORDS.number}</span>
        <span>{WORDS.course}</span>
        <span>{WORDS.institution}</span>
        <button type="button" data-sort={sort} onClick={() => setSort(NEXT[sort])}>{WORDS.total} ↕</button>
        <span>{WORDS.status}</span>
        <span>{WORDS.created}</span>
      </div>
      <Windowed count={rows.length} keyOf={(index) => rows[index]?.orderNum ?? ''} estimate={() => 48}>
        {(index) => {
          const order = rows[index];
          return order && (
            <div className="row" data-chosen={chosen.has(order.orderNum) || undefined}>
              <input type="checkbox" aria-label={order.orderNum} checked={chosen.has(order.orderNum)} onChange={() => choose(order.orderNum)} />
              <span>{order.orderNum}</span>
              <span>{order.course}</span>
              <span>{order.institution}</span>
              <span>{formatFen(order.total)}</span>
              <span>{orderStatusLabel(order.status)}</span>
              <span>{order.createdAt}</span>
            </div>
          );
        }}
      </Windowed>
    </main>
  );
}
