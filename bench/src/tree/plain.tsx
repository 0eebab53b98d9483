import { useMemo, useState } from 'react';
import type { CategoryNode } from '@wutong/domain';
import { Windowed } from '../shared/Windowed.tsx';
import { BRANCH_IDS, hrefOf, TITLE, TREE } from './data.ts';
import './plain.css';

interface Row {
  node: CategoryNode;
  path: string[];
}

function rowsOf(nodes: readonly CategoryNode[], open: ReadonlySet<string>, above: readonly string[] = []): Row[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.id];
    return [{ node, path }, ...(open.has(node.id) ? rowsOf(node.children, open, path) : [])];
  });
}

export function App() {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(BRANCH_IDS));
  const rows = useMemo(() => rowsOf(TREE, open), [open]);
  const toggle = (id: string): void => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  return (
    <nav aria-label={TITLE}>
      <h1>{TITLE}</h1>
      <Windowed count={rows.length} keyOf={(index) => rows[index]?.node.id ?? ''} estimate={() => 32}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          const { node, path } = row;
          const expanded = open.has(node.id);
          return (
            <div className="node" style={{ paddingInlineStart: (path.length - 1) * 24 }}>
              {node.children.length > 0 && (
                <button type="button" aria-expanded={expanded} aria-label={node.name} onClick={() => toggle(node.id)}>{expanded ? '▾' : '▸'}</button>
              )}
              {path.length === 1 ? node.name : <a href={hrefOf(path)}>{node.name}</a>}
            </div>
          );
        }}
      </Windowed>
    </nav>
  );
}
