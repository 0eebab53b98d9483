import type { Probe, Scenario } from '../../run/scenario.ts';
import { TREE } from './data.ts';

const [first] = TREE;
const branch = first?.children[0];

function probe(label: string, toggle: string, opened: string = label): Probe {
  return {
    ready: [{ selector: label, at: 0, text: TREE[0]?.name ?? '' }, { selector: label, at: 11, text: TREE[11]?.name ?? '' }],
    steps: [
      {
        name: 'toggle',
        click: toggle,
        effect: [
          { selector: opened, at: opened === label ? 1 : 0, text: branch?.name ?? '' },
          { selector: opened, at: opened === label ? 2 : 1, text: branch?.children[0]?.name ?? '' },
        ],
      },
    ],
  };
}

export const tree: Scenario = {
  name: 'tree',
  title: 'Category tree, 3,000 nodes',
  mustShow: ['课程分类', ...TREE.slice(0, 12).map((root) => root.name)],
  probes: {
    ours: probe('summary', 'summary', 'details .wt-second-name, details .wt-leaves a'),
    plain: probe('.node', '.node button'),
    antd: probe('.ant-tree-treenode:not([aria-hidden]) [data-bench=node]', '.ant-tree-switcher'),
    arco: probe('[data-bench=node]', '.arco-tree-node-switcher'),
    semi: probe('[data-bench=node]', '.semi-tree-option-expand-icon'),
    tdesign: probe('[data-bench=node]', '.t-tree__icon'),
  },
};
