import '../shared/arco.ts';
import { useMemo } from 'react';
import { Button, Checkbox, List, Typography } from '@arco-design/web-react';
import { IconDelete } from '@arco-design/web-react/icon';
import { formatFen, formatHours, formatValidity, selectionOf, studyFormLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { hrefOf, removeLabel, WORDS } from './data.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { useCart } from './use-cart.ts';
import './peers.css';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Checkbox/style/css.js';
import '@arco-design/web-react/es/List/style/css.js';
import '@arco-design/web-react/es/Typography/style/css.js';

export function App() {
  const { cart, selection, totals, select, selectAll, remove } = useCart();
  const rows = useMemo(() => rowsOf(cart), [cart]);
  const renderRow = (row: Row) => {
    if (row.kind === 'head') {
      const { institutionName, lines } = row.group;
      const state = selectionOf(lines);
      return (
        <List.Item key={row.key}>
          <Checkbox
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={(chosen) => select(lines.map((line) => line.courseId), chosen)}
          >
            {institutionName}
          </Checkbox>
        </List.Item>
      );
    }
    const { course, selected } = row.line;
    return (
      <List.Item key={row.key}>
        <div className="line" data-bench="line">
          <Checkbox aria-label={course.name} checked={selected} onChange={(chosen) => select([course.id], chosen)} />
          <img src={course.cover ?? ''} alt="" />
          <a href={hrefOf(course.id)}>{course.name}</a>
          <span>{studyFormLabel(course.studyForm)}</span>
          <span>{formatHours(course.hours)}</span>
          <span>{formatValidity(course.validDays)}</span>
          <Typography.Text type="error">{formatFen(course.price)}</Typography.Text>
          <Button type="text" icon={<IconDelete />} aria-label={removeLabel(course.name)} data-bench="remove" onClick={() => remove(course.id)} />
        </div>
      </List.Item>
    );
  };
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <List dataSource={rows} render={renderRow} virtualListProps={{ height: LIST_HEIGHT, itemHeight: 92, threshold: 100 }} />
      <div className="bar">
        <span data-bench="all">
          <Checkbox checked={selection === 'all'} indeterminate={selection === 'some'} onChange={selectAll}>{WORDS.all}</Checkbox>
        </span>
        <span data-bench="sum" className="sum">{WORDS.selected} {totals.selected} {WORDS.unit} {WORDS.total} {formatFen(totals.total)}</span>
        <Button type="primary" disabled={totals.selected === 0}>{WORDS.checkout}</Button>
      </div>
    </main>
  );
}
