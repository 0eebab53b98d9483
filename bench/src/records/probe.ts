import { formatHours, toShanghaiDate } from '@wutong/domain';
import type { Probe, Scenario } from '../../run/scenario.ts';
import { YEARS } from './years.ts';

const [latest, before] = YEARS;
const dateOf = (year: typeof latest, index: number): string => {
  const record = year?.records[index];
  return record === undefined ? '' : toShanghaiDate(record.completedAt);
};

/** Closing the latest year: the year before moves up below it. */
function probe(row: string, toggle: string): Probe {
  return {
    ready: [
      { selector: row, at: 0, text: String(latest?.year) },
      { selector: row, at: 1, text: dateOf(latest, 0) },
      { selector: row, at: 8, text: dateOf(latest, 7) },
    ],
    steps: [
      {
        name: 'toggle a year',
        click: toggle,
        effect: [
          { selector: row, at: 1, text: String(before?.year), without: '-' },
          { selector: row, at: 2, text: dateOf(before, 0) },
        ],
      },
    ],
  };
}

/** Ours keeps the rows of a closed year in the document, out of sight. */
const ours: Probe = {
  ready: probe('h3, .wt-record', '').ready,
  steps: [
    {
      name: 'toggle a year',
      click: '.wt-year button',
      effect: [
        { selector: '.wt-year h3', at: 1, text: String(before?.year) },
        { selector: '.wt-year:nth-of-type(2) .wt-record', at: 0, text: dateOf(before, 0) },
      ],
    },
  ],
};

export const records: Scenario = {
  name: 'records',
  title: 'Study records, ten years',
  mustShow: [
    '学习记录', `${latest?.year}年`, formatHours(latest?.hours ?? 0), dateOf(latest, 0), dateOf(latest, 7),
    latest?.records[0]?.courseName ?? '', latest?.records[0]?.institutionName ?? '', '视频课程', '面授课程',
  ],
  probes: {
    ours,
    plain: probe('.year, .record', '.year button'),
    antd: probe('.ant-table-tbody .ant-table-row', '.ant-table-row-expand-icon'),
    arco: probe('[data-bench=row]', '.year button'),
    semi: probe('.semi-table-tbody .semi-table-row', '.semi-table-expand-icon'),
    tdesign: probe('.t-table__body tr', '.t-table__tree-op-icon'),
  },
};
