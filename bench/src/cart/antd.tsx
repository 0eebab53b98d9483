import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, ConfigProvider, Listy, Typography } from 'antd';
import { cartLines, formatFen, formatHours, formatValidity, selectionOf, studyFormLabel } from '@wutong/domain';
import type { CartLine } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { hrefOf, removeLabel, WORDS } from './data.ts';
import { useCart } from './use-cart.ts';
import './peers.css';

export function App() {
  const { cart, selection, totals, select, selectAll, remove } = useCart();
  const groupOf = new Map(cart.groups.flatMap((group) => group.lines.map((line) => [line.courseId, group] as const)));
  const renderLine = ({ course, selected }: CartLine) => (
    <div className="line" data-bench="line">
      <Checkbox aria-label={course.name} checked={selected} onChange={(event) => select([course.id], event.target.checked)} />
      <img src={course.cover ?? ''} alt="" />
      <a href={hrefOf(course.id)}>{course.name}</a>
      <span>{studyFormLabel(course.studyForm)}</span>
      <span>{formatHours(course.hours)}</span>
      <span>{formatValidity(course.validDays)}</span>
      <Typography.Text type="danger">{formatFen(course.price)}</Typography.Text>
      <Button type="text" icon={<DeleteOutlined />} aria-label={removeLabel(course.name)} data-bench="remove" onClick={() => remove(course.id)} />
    </div>
  );
  const renderHead = (lines: readonly CartLine[]) => {
    const state = selectionOf(lines);
    return (
      <Checkbox
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={(event) => select(lines.map((line) => line.courseId), event.target.checked)}
      >
        {groupOf.get(lines[0]?.courseId ?? '')?.institutionName}
      </Checkbox>
    );
  };
  return (
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <h1>{WORDS.title}</h1>
      <Listy
        virtual
        height={LIST_HEIGHT}
        items={cartLines(cart)}
        rowKey="courseId"
        itemRender={renderLine}
        group={{ key: (line) => groupOf.get(line.courseId)?.institutionId ?? '', title: (_key, lines) => renderHead(lines) }}
      />
      <div className="bar">
        <span data-bench="all">
          <Checkbox checked={selection === 'all'} indeterminate={selection === 'some'} onChange={(event) => selectAll(event.target.checked)}>
            {WORDS.all}
          </Checkbox>
        </span>
        <span data-bench="sum" className="sum">
          {WORDS.selected} {totals.selected} {WORDS.unit} {WORDS.total} {formatFen(totals.total)}
        </span>
        <Button type="primary" disabled={totals.selected === 0}>{WORDS.checkout}</Button>
      </div>
    </ConfigProvider>
  );
}
