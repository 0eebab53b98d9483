import { BlockTable } from '../blocks/blocks.styles.ts';
import { factsOf } from './facts-of.ts';

/** What a screen is given to draw, the calls behind it, and the wording files that it speaks from. */
export function ScreenData({ screen }: { screen: string }) {
  const { calls, state, wording } = factsOf(screen);
  return (
    <>
      {state !== null && <p>Its state is <code>{state}</code>.</p>}
      {calls.length === 0 ? (
        <p>It makes no call.</p>
      ) : (
        <BlockTable className="sb-unstyled">
          <caption>Calls that its pages may make. The screen itself makes none: it is drawn from props.</caption>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Address</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ name, method, path, does }) => (
              <tr key={name}>
                <th scope="row"><code>{name}</code></th>
                <td><code>{method} {path}</code></td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </BlockTable>
      )}
      <p>
        Its words: {wording.length === 0 ? <code>wording</code> : wording.map((file, place) => (
          <span key={file}>{place > 0 && ', '}<code>{file}</code></span>
        ))}
        {' '}in <code>packages/ui/src/wording</code>.
      </p>
    </>
  );
}
