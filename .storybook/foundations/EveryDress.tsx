import type { ReactNode } from 'react';
import { brands, schemes, type Dress } from '../brands.ts';
import { Roots } from './foundations.styles.ts';

interface EveryDressProps {
  /** Light alone, for what does not differ between the schemes. */
  light?: boolean;
  children: (dress: Dress) => ReactNode;
}

/** The same under every brand and scheme, each in a root of its own with its name above. */
export function EveryDress({ light = false, children }: EveryDressProps) {
  const dresses = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));
  return (
    <Roots className="sb-unstyled" lang="zh-CN">
      {dresses.filter(({ scheme }) => !light || scheme === 'light').map((dress) => (
        <div key={`${dress.brand.theme.key} ${dress.scheme}`} data-brand={dress.brand.theme.key} data-scheme={dress.scheme}>
          <h3>{dress.brand.theme.name}{light ? '' : `, ${dress.scheme}`}</h3>
          {children(dress)}
        </div>
      ))}
    </Roots>
  );
}
