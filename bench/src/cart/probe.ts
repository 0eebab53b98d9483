import { formatFen } from '@wutong/domain';
import type { Check, Probe, Scenario } from '../../run/scenario.ts';
import { institutionName } from '../shared/courses.ts';
import { CART } from './data.ts';

const lines = CART.groups.flatMap((group) => group.lines);
const nameOf = (index: number): string => lines[index]?.course.name ?? '';
const total = lines.reduce((sum, line) => sum + line.course.price, 0);
const totalLess = total - (lines[0]?.course.price ?? 0);

function probe(line: string, sum: string, all: string, remove: string, tick = `${line} input[type=checkbox]`): Probe {
  const shown = (at: number, text: string): Check => ({ selector: line, at, text });
  return {
    ready: [shown(0, nameOf(0)), shown(3, nameOf(3)), { selector: sum, text: '合计' }],
    steps: [
      {
        name: 'select all',
        click: all,
        effect: [
          { selector: tick, at: 0, checked: true },
          { selector: tick, at: 3, checked: true },
          { selector: sum, text: '500' },
          { selector: sum, text: formatFen(total).slice(1) },
        ],
      },
      {
        name: 'remove one',
        click: remove,
        effect: [shown(0, nameOf(1)), { selector: sum, text: '499' }, { selector: sum, text: formatFen(totalLess).slice(1) }],
      },
    ],
  };
}

const usual = probe('[data-bench=line]', '[data-bench=sum]', '[data-bench=all] input', '[data-bench=line] [data-bench=remove]');

export const cart: Scenario = {
  name: 'cart',
  title: 'Cart, 500 lines',
  mustShow: [
    institutionName(0), nameOf(0), nameOf(3), '视频课程', '面授课程', '4 学时', '365 天',
    formatFen(lines[0]?.course.price ?? 0), formatFen(lines[3]?.course.price ?? 0), '全选', '已选0门', '合计', '去结算',
  ],
  probes: {
    ours: probe('.wt-line', '.wt-sum', '.wt-all input', '.wt-line .wt-remove'),
    plain: probe('.line', '.sum', '.bar label input', '.line button'),
    antd: usual,
    arco: usual,
    semi: usual,
    tdesign: usual,
  },
};
