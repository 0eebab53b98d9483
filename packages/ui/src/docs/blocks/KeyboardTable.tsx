import { keysOf } from '../keyboard/index.ts';
import type { Keyboard } from '../keyboard/index.ts';
import { BlockTable } from './blocks.styles.ts';

/** A component's keyboard table, drawn from the rows that its `Keyboard` story plays. */
export function KeyboardTable({ rows }: { rows: Keyboard }) {
  return (
    <BlockTable className="sb-unstyled">
      <caption>Each row is pressed and checked by the Keyboard story.</caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ press, does }) => (
          <tr key={`${press} ${does}`}>
            <td>{keysOf(press).map((key, place) => <kbd key={`${place} ${key}`}>{key}</kbd>)}</td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
