import '../shared/arco.ts';
import { useMemo } from 'react';
import { Button, List } from '@arco-design/web-react';
import { IconCaretDown, IconCaretRight } from '@arco-design/web-react/icon';
import { formatHours, studyFormLabel, toShanghaiDate } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { WORDS } from './data.ts';
import { rowsOf } from './rows.ts';
import { useYears } from './use-years.ts';
import './peers.css';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/List/style/css.js';

/** A virtualized table of this library takes no tree, so that the years stand in its virtualized list. */
export function App() {
  const { closed, toggle } = useYears();
  const rows = useMemo(() => rowsOf(closed), [closed]);
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <List
        dataSource={rows}
        size="small"
        virtualListProps={{ height: LIST_HEIGHT, itemHeight: 41, isStaticItemHeight: true }}
        render={(row) => (
          <List.Item key={row.key}>
            {row.kind === 'year' ? (
              <div className="year" data-bench="row">
                <Button type="text" size="mini" icon={closed.has(row.year.year) ? <IconCaretRight /> : <IconCaretDown />} onClick={() => toggle(row.year.year)}>
                  {row.year.year} {WORDS.year}
                </Button>
                {formatHours(row.year.hours)}
              </div>
            ) : (
              <div className="record" data-bench="row">
                <span>{toShanghaiDate(row.record.completedAt)}</span>
                <span>{row.record.courseName}</span>
                <span>{row.record.institutionName}</span>
                <span>{studyFormLabel(row.record.studyForm)}</span>
                <span>{formatHours(row.record.hours)}</span>
              </div>
            )}
          </List.Item>
        )}
      />
    </main>
  );
}
