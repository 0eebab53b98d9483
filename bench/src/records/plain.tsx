import { useMemo } from 'react';
import { formatHours, studyFormLabel, toShanghaiDate } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
import { WORDS } from './data.ts';
import { rowsOf } from './rows.ts';
import { useYears } from './use-years.ts';
import './plain.css';

export function App() {
  const { closed, toggle } = useYears();
  const rows = useMemo(() => rowsOf(closed), [closed]);
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <Windowed count={rows.length} keyOf={(index) => rows[index]?.key ?? ''} estimate={() => 48}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          if (row.kind === 'year') {
            const { year, hours } = row.year;
            return (
              <div className="year">
                <button type="button" aria-expanded={!closed.has(year)} onClick={() => toggle(year)}>{closed.has(year) ? '▸' : '▾'} {year} {WORDS.year}</button>
                {formatHours(hours)}
              </div>
            );
          }
          const { completedAt, courseName, institutionName, studyForm, hours } = row.record;
          return (
            <div className="record">
              <span>{toShanghaiDate(completedAt)}</span>
              <span>{courseName}</span>
              <span>{institutionName}</span>
              <span>{studyFormLabel(studyForm)}</span>
              <span>{formatHours(hours)}</span>
            </div>
          );
        }}
      </Windowed>
    </main>
  );
}
