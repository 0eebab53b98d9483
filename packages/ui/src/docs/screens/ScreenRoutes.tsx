import { BlockTable } from '../blocks/blocks.styles.ts';
import { factsOf } from './facts-of.ts';

const NEEDS: Readonly<Record<string, string>> = {
  nothing: 'Everybody', learner: 'Signed-in learners', enterprise: 'Signed-in enterprises',
};

/** The pages of the site on which a screen stands, from the catalogue of routes. */
export function ScreenRoutes({ screen }: { screen: string }) {
  const { routes } = factsOf(screen);
  if (routes.length === 0) return <p>No route leads here; the shell shows it by itself.</p>;
  return (
    <BlockTable className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Path</th>
          <th scope="col">Page title</th>
          <th scope="col">For whom</th>
          <th scope="col">Query</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(({ name, path, title, needs, query }) => (
          <tr key={name}>
            <th scope="row"><code>{path}</code></th>
            <td lang="zh-CN">{title}</td>
            <td>{NEEDS[needs] ?? needs}</td>
            <td>{query.length === 0 ? '–' : query.map((field) => <code key={field}>{field}</code>)}</td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
