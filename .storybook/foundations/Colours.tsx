import { toVariables } from '@wutong/ui/tokens';
import { contrastPairs } from '@wutong/ui/theme';
import { brands } from '../brands.ts';
import { EveryDress } from './EveryDress.tsx';
import { Measures, Tiles } from './foundations.styles.ts';

const GROUPS = { text: 'Text', ground: 'Ground', border: 'Border' } as const;

type Group = keyof typeof GROUPS;

const named = (variable: string): string => variable.replace('--wt-color-', '');

/** Every colour token of a group under every brand and scheme, with its value. */
export function Swatches({ group }: { group: Group }) {
  return (
    <EveryDress>
      {({ brand, scheme }) => (
        <Tiles>
          {toVariables({ color: { [group]: brand.theme[scheme].color[group] } }).map(([variable, value]) => (
            <li key={variable}>
              <div className="wt-swatch" style={{ background: `var(${variable})` }} />
              <code>{named(variable)}</code>
              <small>{value}</small>
            </li>
          ))}
        </Tiles>
      )}
    </EveryDress>
  );
}

/** The measured contrast of every pair that the components use, per brand and scheme; what is too faint stands out. */
export function Contrasts() {
  const columns = brands.flatMap(({ theme }) => (['light', 'dark'] as const).map((scheme) => ({ theme, scheme, pairs: contrastPairs(theme, scheme) })));
  return (
    <Measures className="sb-unstyled">
      <table>
        <caption>Ratio of each pair; text needs 4.5, lines that bound a control 3. Measured when this page is drawn.</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {columns.map(({ theme, scheme }) => <th key={`${theme.key} ${scheme}`} scope="col"><span lang="zh-CN">{theme.name}</span>, {scheme}</th>)}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.pairs.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row"><code>{name}</code></th>
              {columns.map(({ theme, scheme, pairs }) => {
                const pair = pairs[row];
                return pair && (
                  <td key={`${theme.key} ${scheme}`} data-number>
                    <span className="wt-sample" style={{ color: pair.front, background: pair.ground }} data-short={pair.ratio < pair.least || undefined}>
                      {pair.ratio.toFixed(2)}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Measures>
  );
}
