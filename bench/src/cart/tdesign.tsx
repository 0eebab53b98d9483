import '../shared/tdesign.ts';
import { useMemo } from 'react';
import { DeleteIcon } from 'tdesign-icons-react';
import { Button, Checkbox, List, Typography } from 'tdesign-react';
import { formatFen, formatHours, formatValidity, selectionOf, studyFormLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { hrefOf, removeLabel, WORDS } from './data.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { useCart } from './use-cart.ts';
import './peers.css';

export function App() {
  const { cart, selection, totals, select, selectAll, remove } = useCart();
  const rows = useMemo(() => rowsOf(cart), [cart]);
  const renderRow = (row: Row) => {
    if (row.kind === 'head') {
      const { institutionName, lines } = row.group;
      const state = selectionOf(lines);
      return (
        <List.ListItem key={row.key}>
          <Checkbox
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={(chosen) => select(lines.map((line) => line.courseId), chosen)}
          >
            {institutionName}
          </Checkbox>
        </List.ListItem>
      );
    }
    const { course, selected } = row.line;
    return (
      <List.ListItem key={row.key}>
        <div className="line" data-bench="line">
          <Checkbox aria-label={course.name} checked={selected} onChange={(chosen) => select([course.id], chosen)} />
          <img src={course.cover ?? ''} alt="" />
          <a href={hrefOf(course.id)}>{course.name}</a>
          <span>{studyFormLabel(course.studyForm)}</span>
          <span>{formatHours(course.hours)}</span>
          <span>{formatValidity(course.validDays)}</span>
          <Typography.Text theme="error">{formatFen(course.price)}</Typography.Text>
          <Button variant="text" shape="square" icon={<DeleteIcon />} aria-label={removeLabel(course.name)} data-bench="remove" onClick={() => remove(course.id)} />
        </div>
      </List.ListItem>
    );
  };
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <List style={{ height: LIST_HEIGHT }} scroll={{ type: 'virtual', rowHeight: 92, bufferSize: 5, threshold: 20 }}>
        {rows.map(renderRow)}
      </List>
      <div className="bar">
        <span data-bench="all">
          <Checkbox checked={selection === 'all'} indeterminate={selection === 'some'} onChange={selectAll}>{WORDS.all}</Checkbox>
        </span>
        <span data-bench="sum" className="sum">{WORDS.selected} {totals.selected} {WORDS.unit} {WORDS.total} {formatFen(totals.total)}</span>
        <Button theme="primary" disabled={totals.selected === 0}>{WORDS.checkout}</Button>
      </div>
    </main>
  );
}
