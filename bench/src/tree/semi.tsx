import { useMemo, useState } from 'react';
import { Tree } from '@douyinfe/semi-ui-19';
import type { TreeNodeData } from '@douyinfe/semi-ui-19/lib/es/tree/interface';
import type { CategoryNode } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { hrefOf, TITLE, TREE } from './data.ts';

function dataOf(nodes: readonly CategoryNode[], above: readonly string[] = []): TreeNodeData[] {
  return nodes.map((node) => {
    const path = [...above, node.id];
    return {
      key: node.id,
      value: node.id,
      label: <span data-bench="node">{path.length === 1 ? node.name : <a href={hrefOf(path)}>{node.name}</a>}</span>,
      children: dataOf(node.children, path),
    };
  });
}

export function App() {
  const data = useMemo(() => dataOf(TREE), []);
  // Given keys open everything above them too: branches are opened together with their root.
  const [open, setOpen] = useState<string[]>([]);
  const withBranches = (keys: readonly string[]): string[] => [
    ...keys, ...TREE.filter(({ id }) => keys.includes(id)).flatMap((root) => root.children.map(({ id }) => id)),
  ];
  return (
    <nav aria-label={TITLE}>
      <h1>{TITLE}</h1>
      <Tree treeData={data} virtualize={{ height: LIST_HEIGHT, itemSize: 32 }} expandedKeys={open} onExpand={(keys) => setOpen(withBranches(keys))} />
    </nav>
  );
}
