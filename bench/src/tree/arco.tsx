import '../shared/arco.ts';
import { useMemo } from 'react';
import { Tree } from '@arco-design/web-react';
import type { TreeProps } from '@arco-design/web-react';
import type { CategoryNode } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { BRANCH_IDS, hrefOf, TITLE, TREE } from './data.ts';
import '@arco-design/web-react/es/Tree/style/css.js';

function dataOf(nodes: readonly CategoryNode[], above: readonly string[] = []): NonNullable<TreeProps['treeData']> {
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
      <Tree treeData={data} virtualListProps={{ height: LIST_HEIGHT }} defaultExpandedKeys={BRANCH_IDS} autoExpandParent={false} />
    </nav>
  );
}
