import { breakpoints, token, toVariables } from '@wutong/ui/tokens';
import { brands } from '../brands.ts';
import { EveryDress } from './EveryDress.tsx';
import { Measures, Tiles } from './foundations.styles.ts';

/** The tokens of a group that do not depend on the scheme, by brand; those that differ are seen in a row. */
export function ScaleTable({ group, drawn }: { group: keyof (typeof brands)[number]['theme']['scale']; drawn?: 'length' }) {
  const columns = brands.map(({ theme }) => ({ theme, values: toVariables({ [group]: theme.scale[group] }) }));
  return (
    <Measures className="sb-unstyled">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {columns.map(({ theme }) => <th key={theme.key} scope="col" lang="zh-CN">{theme.name}</th>)}
            {drawn && <th scope="col">Drawn</th>}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.values.map(([variable], row) => (
            <tr key={variable}>
              <th scope="row"><code>{variable.replace('--wt-', '')}</code></th>
              {columns.map(({ theme, values }) => <td key={theme.key}><code>{values[row]?.[1]}</code></td>)}
              {drawn && (
                <td>
                  <div style={{ inlineSize: `var(${variable})`, blockSize: token.space.xs, background: token.color.ground.primary }} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Measures>
  );
}

const SAMPLE = '注册安全工程师继续教育';

/** The six sizes of headings and the body under each brand, each as large as it is. */
export function TypeScale() {
  return (
    <EveryDress light>
      {({ brand }) => Object.entries(brand.theme.scale.font.size).toReversed().map(([name, size]) => (
        <p key={name} style={{ fontSize: size, lineHeight: token.font.lineHeight.heading, fontWeight: name.startsWith('h') ? token.font.weight.bold : token.font.weight.regular }}>
          {SAMPLE} <small style={{ color: token.color.text.muted, fontWeight: token.font.weight.regular }}>{name} {size}</small>
        </p>
      ))}
    </EveryDress>
  );
}

/** Corners of each brand, from controls to overlays. */
export function Corners() {
  return (
    <EveryDress light>
      {({ brand }) => (
        <Tiles>
          {Object.entries({ ...brand.theme.scale.radius, overlay: brand.theme.scale.overlay.radius }).map(([name, radius]) => (
            <li key={name}>
              <div className="wt-swatch" style={{ borderRadius: radius }} />
              <code>{name}</code>
              <small>{radius}</small>
            </li>
          ))}
        </Tiles>
      )}
    </EveryDress>
  );
}

/** Widths at which layouts change; constants, because media queries cannot read custom properties. */
export function Breakpoints() {
  return (
    <Measures className="sb-unstyled">
      <table>
        <thead><tr><th scope="col">Name</th><th scope="col">From</th></tr></thead>
        <tbody>
          {Object.entries(breakpoints).map(([name, from]) => <tr key={name}><th scope="row"><code>{name}</code></th><td>{from} px</td></tr>)}
        </tbody>
      </table>
    </Measures>
  );
}

/** The mark of each brand as its header draws it, on both grounds. */
export function Marks() {
  return (
    <EveryDress>
      {({ brand }) => (
        <div style={{ display: 'flex', alignItems: 'center', gap: token.space.md }}>
          <div role="img" aria-label={brand.theme.logo.alt} style={{ inlineSize: token.space.huge, blockSize: token.space.huge, background: `${token.logo.mark} center / contain no-repeat` }} />
          <div style={{ inlineSize: token.header.markNarrow, blockSize: token.header.markNarrow, background: `${token.logo.mark} center / contain no-repeat` }} />
          <strong>{brand.branch.platformName}</strong>
        </div>
      )}
    </EveryDress>
  );
}
