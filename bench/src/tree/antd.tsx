import { useMemo } from 'react';
import { Tree } from 'antd';
import type { TreeDataNode } from 'antd';
import type { CategoryNode } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { BRANCH_IDS, hrefOf, TITLE, TREE } from './data.ts';

function dataOf(nodes: readonly CategoryNode[], above: readonly string[] = []): TreeDataNode[] {
  return nodes.map((node) => {
    const path = [...above, node.id];
    return {
      key: node.id,
      title: <span data-bench="node">{path.length === 1 ? node.name : <a href={hrefOf(path)}>{node.name}</a>}</span>,
      children: dataOf(node.children, path),
    };
  });
}

export function App() {
  const data = useMemo(() => dataOf(TREE), []);
  return (
    <nav aria-label={TITLE}>
      <h1>{TITLE}</h1>
      <Tree treeData={data} height={LIST_HEIGHT} virtual defaultExpandedKeys={BRANCH_IDS} defaultExpandParent={false} />
    </nav>
  );
}
