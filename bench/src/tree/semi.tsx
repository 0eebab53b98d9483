import { useMemo, useState } from 'react';
import { Tree } from '@douyinfe/semi-ui-19';
import type { TreeNodeData } from '@douyinfe/semi-ui-19/lib/es/tree/interface';
import type { CategoryNode } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { BRANCH_IDS, hrefOf, TITLE, TREE } from './data.ts';

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
  // As its own default it would also open everything above these.
  const [open, setOpen] = useState(BRANCH_IDS);
  return (
    <nav aria-label={TITLE}>
      <h1>{TITLE}</h1>
      <Tree treeData={data} virtualize={{ height: LIST_HEIGHT, itemSize: 32 }} expandedKeys={open} onExpand={setOpen} />
    </nav>
  );
}
