import { useMemo } from 'react';
import { Button, Checkbox, List, Typography } from '@douyinfe/semi-ui-19';
import { IconDelete } from '@douyinfe/semi-icons';
import { formatFen, formatHours, formatValidity, selectionOf, studyFormLabel } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
import { hrefOf, removeLabel, WORDS } from './data.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { useCart } from './use-cart.ts';
import './peers.css';

/** The documentation of this library's list leaves windowing to a library of one's own. */
export function App() {
  const { cart, selection, totals, select, selectAll, remove } = useCart();
  const rows = useMemo(() => rowsOf(cart), [cart]);
  const renderRow = (row: Row) => {
    if (row.kind === 'head') {
      const { institutionName, lines } = row.group;
      const state = selectionOf(lines);
      return (
        <List.Item>
          <Checkbox
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={(event) => select(lines.map((line) => line.courseId), event.target.checked === true)}
          >
            {institutionName}
          </Checkbox>
        </List.Item>
      );
    }
    const { course, selected } = row.line;
    return (
      <List.Item>
        <div className="line" data-bench="line">
          <Checkbox aria-label={course.name} checked={selected} onChange={(event) => select([course.id], event.target.checked === true)} />
          <img src={course.cover ?? ''} alt="" />
          <a href={hrefOf(course.id)}>{course.name}</a>
          <span>{studyFormLabel(course.studyForm)}</span>
          <span>{formatHours(course.hours)}</span>
          <span>{formatValidity(course.validDays)}</span>
          <Typography.Text type="danger">{formatFen(course.price)}</Typography.Text>
          <Button theme="borderless" icon={<IconDelete />} aria-label={removeLabel(course.name)} data-bench="remove" onClick={() => remove(course.id)} />
        </div>
      </List.Item>
    );
  };
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <List>
        <Windowed
          count={rows.length}
          keyOf={(index) => rows[index]?.key ?? ''}
          estimate={(index) => (rows[index]?.kind === 'head' ? 45 : 93)}
        >
          {(index) => {
            const row = rows[index];
            return row && renderRow(row);
          }}
        </Windowed>
      </List>
      <div className="bar">
        <span data-bench="all">
          <Checkbox checked={selection === 'all'} indeterminate={selection === 'some'} onChange={(event) => selectAll(event.target.checked === true)}>{WORDS.all}</Checkbox>
        </span>
        <span data-bench="sum" className="sum">{WORDS.selected} {totals.selected} {WORDS.unit} {WORDS.total} {formatFen(totals.total)}</span>
        <Button theme="solid" disabled={totals.selected === 0}>{WORDS.checkout}</Button>
      </div>
    </main>
  );
}
