import { useState } from 'react';
import { describeConformance } from '@wutong/testing/conformance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';
import type { TableColumn, TableSort } from './columns.ts';

interface Person {
  id: string;
  name: string;
  hours: number;
}

const people: readonly Person[] = [
  { id: '1', name: '沈知秋', hours: 12 },
  { id: '2', name: '安若', hours: 90 },
  { id: '3', name: '陆衡', hours: 1.5 },
];
const drawn = vi.fn<(id: string) => void>();
const columns: readonly TableColumn<Person>[] = [
  { key: 'name', title: '姓名', text: (person) => person.name, sortBy: (person) => person.name },
  {
    key: 'hours', title: '学时', numeric: true, text: (person) => `${person.hours} 学时`, sortBy: (person) => person.hours,
    cell: (person) => {
      drawn(person.id);
      return <b>{person.hours} 学时</b>;
    },
  },
];
const keyOf = (person: Person): string => person.id;
const nameOf = (person: Person): string => person.name;
const given: TableProps<Person> = { caption: '学员', columns, state: { status: 'ready', rows: people }, keyOf, nameOf };
const table = (props: Partial<TableProps<Person>> = {}) => <Table {...given} {...props} />;
const names = (): (string | null)[] => page.getByRole('rowheader').elements().map((head) => head.textContent);
const head = (name: string) => page.getByRole('columnheader', { name });
const box = (name: string) => page.getByRole('checkbox', { name });

describeConformance('Table', { render: (probe) => table(probe) });

describe('Table', () => {
  beforeEach(async () => {
    drawn.mockClear();
    await page.viewport(1000, 800);
  });

  it('is a table with a name, heads of columns and heads of rows', () => {
    mount(table());
    expect(page.getByRole('table', { name: '学员' }).elements()).toHaveLength(1);
    expect(page.getByRole('columnheader').elements().map((one) => one.textContent)).toEqual(['姓名', '学时']);
    expect(page.getByRole('cell').elements().map((one) => one.textContent)).toEqual(['12 学时', '90 学时', '1.5 学时']);
    expect(names()).toEqual(['沈知秋', '安若', '陆衡']);
  });

  it('sorts by a press on a head, turns round by the next, and says so', async () => {
    const onSortChange = vi.fn<(sort: TableSort | null) => void>();
    mount(table({ onSortChange }));
    await page.getByRole('button', { name: '学时' }).click();
    expect(names()).toEqual(['陆衡', '沈知秋', '安若']);
    await expect.element(head('学时')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: '学时' }).click();
    expect(names()).toEqual(['安若', '沈知秋', '陆衡']);
    await expect.element(page.getByRole('status')).toHaveTextContent('已按学时降序排列');
    expect(onSortChange.mock.calls).toEqual([
      [{ column: 'hours', direction: 'ascending' }], [{ column: 'hours', direction: 'descending' }],
    ]);
    expect(head('姓名').element().hasAttribute('aria-sort')).toBe(false);
  });

  it('leaves the order to whoever holds it', async () => {
    const outside = columns.map((column): TableColumn<Person> => ({ ...column, sortBy: 'outside' }));
    mount(table({ columns: outside, sort: { column: 'hours', direction: 'descending' } }));
    expect(names()).toEqual(['沈知秋', '安若', '陆衡']);
    await page.getByRole('button', { name: '姓名' }).click();
    await expect.element(head('学时')).toHaveAttribute('aria-sort', 'descending');
  });

  it('ticks one row, then all, and shows what lies between', async () => {
    const onSelectedChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    mount(table({ selectable: true, onSelectedChange }));
    await box('选择安若').click();
    await expect.element(box('全选')).toBePartiallyChecked();
    await box('全选').click();
    for (const name of ['全选', '选择沈知秋', '选择安若', '选择陆衡']) await expect.element(box(name)).toBeChecked();
    await box('全选').click();
    expect(onSelectedChange.mock.calls.map(([selected]) => [...selected])).toEqual([['2'], ['2', '1', '3'], []]);
  });

  it('shows the ticks that its caller holds, and leaves those of rows elsewhere alone', async () => {
    const onSelectedChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    mount(table({ selectable: true, selected: new Set(['3', 'on-another-page']), onSelectedChange }));
    await expect.element(box('选择陆衡')).toBeChecked();
    await box('选择沈知秋').click();
    await expect.element(box('选择沈知秋')).not.toBeChecked();
    expect([...(onSelectedChange.mock.calls[0]?.[0] ?? [])]).toEqual(['3', 'on-another-page', '1']);
  });

  it('draws nothing of a row again when it is ticked', async () => {
    mount(table({ selectable: true }));
    drawn.mockClear();
    await box('选择安若').click();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('keeps the ticks while it is sorted', async () => {
    mount(table({ selectable: true }));
    await box('选择陆衡').click();
    await page.getByRole('button', { name: '学时' }).click();
    await expect.element(box('选择陆衡')).toBeChecked();
    expect(names()[0]).toBe('陆衡');
  });

  it('says that it waits, and does not offer the shapes that stand there as rows', async () => {
    mount(table({ state: { status: 'loading', rows: 4 }, selectable: true }));
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('status')).toHaveTextContent('正在加载表格');
    expect(page.getByRole('row').elements()).toHaveLength(1);
    await expect.element(box('全选')).toBeDisabled();
  });

  it('says what went wrong, and tries again', async () => {
    const onRetry = vi.fn();
    mount(table({ state: { status: 'failed', onRetry } }));
    await expect.element(page.getByRole('alert').getByText(/^表格没有加载出来/)).toBeVisible();
    await page.getByRole('button', { name: '重新加载' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says that nothing is there, in its own words or in the caller’s', async () => {
    const { render } = mount(table({ state: { status: 'ready', rows: [] } }));
    await expect.element(page.getByText('暂无记录')).toBeVisible();
    render(table({ state: { status: 'ready', rows: [] }, empty: <p>还没有学员</p> }));
    await expect.element(page.getByText('还没有学员')).toBeVisible();
  });

  it('is cards on a phone: still a table, named values, sorted and ticked from above', async () => {
    await page.viewport(360, 780);
    mount(table({ selectable: true }));
    const cell = page.getByRole('cell').nth(1).element();
    expect(getComputedStyle(cell, '::before').content).toContain('学时');
    expect(page.getByRole('row').elements()).toHaveLength(4);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.getByRole('combobox', { name: '排序' }).selectOptions('学时升序');
    expect(names()).toEqual(['陆衡', '沈知秋', '安若']);
    await box('全选').first().click();
    await expect.element(box('选择沈知秋')).toBeChecked();
  });

  it('keeps the heads in sight while rows go by', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ id: String(index), name: `学员${index}`, hours: index }));
    mount(table({ state: { status: 'ready', rows: many } }));
    window.scrollTo(0, 3000);
    await vi.waitFor(() => expect(Math.abs(head('姓名').element().getBoundingClientRect().top)).toBeLessThan(40));
    window.scrollTo(0, 0);
  });

  it('works by the keyboard far down a long table', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ id: String(index), name: `学员${index}`, hours: index }));
    function Held() {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      return table({ state: { status: 'ready', rows: many }, selectable: true, selected, onSelectedChange: setSelected });
    }
    mount(<Held />);
    page.getByText('学员150').element().scrollIntoView();
    await expect.element(box('选择学员150')).toBeVisible();
    box('选择学员150').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(box('选择学员150')).toBeChecked();
    window.scrollTo(0, 0);
  });
});
