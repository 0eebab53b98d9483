import { Building2, Headset } from 'lucide';
import { BackToTop } from '../../components/back-to-top/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { useWording } from '../../wording/index.ts';
import type { NavItem } from '../shared/index.ts';
import { Root } from './SidePanel.styles.ts';

export interface SidePanelProps {
  /** Online support, on another site; null where the branch has none. */
  support: { label: string; href: string } | null;
  /** Further ways, such as the institution entry of the main platform. */
  entries: readonly NavItem[];
}

/** What floats at the right edge of a desk: entries, online support, back to the top (spec section 2). */
export function SidePanel({ support, entries }: SidePanelProps) {
  const words = useWording().shell;
  return (
    <Root aria-label={words.support}>
      {entries.map((entry) => (
        <Anchor key={entry.href} href={entry.href} external={entry.external}>
          <Icon of={Building2} />
          {entry.label}
        </Anchor>
      ))}
      {support && (
        <Anchor href={support.href} external>
          <Icon of={Headset} />
          {support.label}
        </Anchor>
      )}
      <BackToTop className="wt-top" />
    </Root>
  );
}
