import { formatHours } from '@wutong/domain';
import type { Probe, Scenario } from '../../run/scenario.ts';
import { YEARS } from './data.ts';

const [latest, before] = YEARS;
const dateOf = (index: number): string => latest?.rows[index]?.date ?? '';

/** Closing the latest year: the year before moves up below it. */
function probe(row: string, toggle: string): Probe {
  return {
    ready: [
      { selector: row, at: 0, text: String(latest?.year) },
      { selector: row, at: 1, text: dateOf(0) },
      { selector: row, at: 8, text: dateOf(7) },
    ],
    steps: [
      {
        name: 'toggle a year',
        click: toggle,
        effect: [{ selector: row, at: 1, text: String(before?.year), without: '-' }, { selector: row, at: 2, text: before?.rows[0]?.date ?? '' }],
      },
    ],
  };
}

export const records: Scenario = {
  name: 'records',
  title: 'Study records, ten years',
  mustShow: ['学习记录', `${latest?.year}年`, formatHours(latest?.hours ?? 0), dateOf(0), dateOf(7), latest?.rows[0]?.course ?? '', '视频课程', '面授课程'],
  probes: {
    plain: probe('.year, .record', '.year button'),
    antd: probe('.ant-table-tbody .ant-table-row', '.ant-table-row-expand-icon'),
    arco: probe('[data-bench=row]', '.year button'),
    semi: probe('.semi-table-tbody .semi-table-row', '.semi-table-expand-icon'),
    tdesign: probe('.t-table__body tr', '.t-table__tree-op-icon'),
  },
};
