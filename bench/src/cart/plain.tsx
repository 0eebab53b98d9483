import { useMemo } from 'react';
import { formatFen, formatHours, formatValidity, selectionOf, studyFormLabel } from '@wutong/domain';
import type { Selection } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
import { hrefOf, removeLabel, WORDS } from './data.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { useCart } from './use-cart.ts';
import './plain.css';

interface TickProps {
  label: string;
  selection: Selection;
  onChange: (selected: boolean) => void;
}

function Tick({ label, selection, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={selection === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = selection === 'some';
      }}
      onChange={() => onChange(selection !== 'all')}
    />
  );
}

interface LineProps {
  row: Row;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onRemove: (id: string) => void;
}

function Line({ row, onSelect, onRemove }: LineProps) {
  if (row.kind === 'head') {
    const { group } = row;
    return (
      <div className="head">
        <Tick
          label={group.institutionName}
          selection={selectionOf(group.lines)}
          onChange={(selected) => onSelect(group.lines.map((line) => line.courseId), selected)}
        />
        {group.institutionName}
      </div>
    );
  }
  const { course, selected } = row.line;
  return (
    <div className="line">
      <Tick label={course.name} selection={selected ? 'all' : 'none'} onChange={(chosen) => onSelect([course.id], chosen)} />
      <img src={course.cover ?? ''} alt="" />
      <a href={hrefOf(course.id)}>{course.name}</a>
      <span>{studyFormLabel(course.studyForm)}</span>
      <span>{formatHours(course.hours)}</span>
      <span>{formatValidity(course.validDays)}</span>
      <span className="price">{formatFen(course.price)}</span>
      <button type="button" aria-label={removeLabel(course.name)} onClick={() => onRemove(course.id)}>🗑</button>
    </div>
  );
}

export function App() {
  const { cart, selection, totals, select, selectAll, remove } = useCart();
  const rows = useMemo(() => rowsOf(cart), [cart]);
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <Windowed
        count={rows.length}
        keyOf={(index) => rows[index]?.key ?? ''}
        estimate={(index) => (rows[index]?.kind === 'head' ? 48 : 88)}
      >
        {(index) => {
          const row = rows[index];
          return row && <Line row={row} onSelect={select} onRemove={remove} />;
        }}
      </Windowed>
      <div className="bar">
        <label><Tick label={WORDS.all} selection={selection} onChange={selectAll} /> {WORDS.all}</label>
        <span className="sum">{WORDS.selected} {totals.selected} {WORDS.unit} {WORDS.total} {formatFen(totals.total)}</span>
        <button type="button" disabled={totals.selected === 0}>{WORDS.checkout}</button>
      </div>
    </main>
  );
}
