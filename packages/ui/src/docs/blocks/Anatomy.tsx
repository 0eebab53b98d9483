import { BlockTable } from './blocks.styles.ts';

interface AnatomyPart {
  readonly part: string;
  /** What it is for, and whether it may be left out. */
  readonly is: string;
}

/** The parts of a component, numbered from outside in, as a reviewer names them. */
export function Anatomy({ parts }: { parts: readonly AnatomyPart[] }) {
  return (
    <BlockTable className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Part</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, is }, place) => (
          <tr key={part}>
            <td>{place + 1}</td>
            <th scope="row">{part}</th>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
