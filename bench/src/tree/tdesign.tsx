import '../shared/tdesign.ts';
import { useMemo } from 'react';
import { Tree } from 'tdesign-react';
import type { TreeProps } from 'tdesign-react';
import type { CategoryNode } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { BRANCH_IDS, hrefOf, TITLE, TREE } from './data.ts';

function dataOf(nodes: readonly CategoryNode[], above: readonly string[] = []): NonNullable<TreeProps['data']> {
  return nodes.map((node) => {
    const path = [...above, node.id];
    return {
      value: node.id,
      label: <span data-bench="node">{path.length === 1 ? node.name : <a href={hrefOf(path)}>{node.name}</a>}</span>,
      children: dataOf(node.children, path),
    };
  });
}

export function App() {
  const data = useMemo(() => dataOf(TREE), []);
  return (
    <nav aria-label={TITLE}>
      <h1>{TITLE}</h1>
      <Tree
        data={data}
        hover
        style={{ height: LIST_HEIGHT }}
        scroll={{ type: 'virtual', rowHeight: 34, bufferSize: 5, threshold: 20, isFixedRowHeight: true }}
        defaultExpanded={BRANCH_IDS}
      />
    </nav>
  );
}
