import type { ComponentProps } from 'react';
import { Building2, Headset } from 'lucide';
import { BackToTop } from '../../components/back-to-top/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { arriving } from '../../components/shared/arriving.tsx';
import { useWording } from '../../wording/index.ts';
import { Way } from '../shared/index.ts';
import type { NavEntry } from '../shared/index.ts';
import type { PublicAccountView } from './PublicAccount.tsx';
import { Root } from './SidePanel.styles.ts';

/** Most branches have no public account and never fetch its part. Where it can't be fetched its place stays empty. */
const publicAccountPart = arriving(() =>
  import('./PublicAccount.tsx').then((module) => module.PublicAccount, () => () => null),
);

export interface SidePanelProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** Online support, on another site; null where the branch has none. */
  support: { label: string; href: string } | null;
  /** Further ways: the institution entry of the main platform, a button for who must sign in first. */
  entries: readonly NavEntry[];
  /** The platform's public account, behind a button; only one sub-platform has one. */
  publicAccount?: PublicAccountView | undefined;
}

/** What floats at the right edge of a desk: entries, online support, back to the top (spec section 2). */
export function SidePanel({ support, entries, publicAccount, ...rest }: SidePanelProps) {
  const words = useWording().shell;
  return (
    <Root aria-label={words.support} {...rest}>
      {entries.map((entry) => (
        <Way key={entry.label} entry={entry} className="wt-way">
          <Icon of={Building2} />
          {entry.label}
        </Way>
      ))}
      {support && (
        <Anchor className="wt-way" href={support.href} external>
          <Icon of={Headset} />
          {support.label}
        </Anchor>
      )}
      {publicAccount && <publicAccountPart.Part {...publicAccount} />}
      <BackToTop className="wt-top" />
    </Root>
  );
}
