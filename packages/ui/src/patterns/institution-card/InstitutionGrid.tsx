import type { ComponentProps } from 'react';
import type { Institution } from '@wutong/domain';
import { InstitutionCard } from './InstitutionCard.tsx';
import { Root } from './InstitutionGrid.styles.ts';

export interface InstitutionGridProps extends Omit<ComponentProps<'ul'>, 'children' | 'onToggle'> {
  institutions: readonly Institution[];
  institutionHref: (institution: Institution) => string;
  /** Asked to follow (true) an institution or to leave it; left out, no toggles are drawn. */
  onToggleFollow?: ((institution: Institution, followed: boolean) => void) | undefined;
  /** Ids of the institutions whose toggle awaits its answer. */
  pendingIds?: ReadonlySet<string> | undefined;
  /** `grid`: three beside each other on a desk. `list`: one a row, to compare. A phone shows one a row in both. */
  layout?: 'grid' | 'list' | undefined;
  /** A keyword to mark in the names. */
  highlight?: string | undefined;
  heading?: 'h2' | 'h3' | undefined;
}

/** Institutions beside or below each other. */
export function InstitutionGrid(props: InstitutionGridProps) {
  const { institutions, institutionHref, onToggleFollow, pendingIds, layout = 'grid', highlight, heading, ...rest } = props;
  return (
    <Root data-layout={layout} {...rest}>
      {institutions.map((institution) => (
        <li key={institution.id}>
          <InstitutionCard
            institution={institution}
            href={institutionHref(institution)}
            onToggleFollow={onToggleFollow && ((followed) => onToggleFollow(institution, followed))}
            pending={pendingIds?.has(institution.id)}
            highlight={highlight}
            heading={heading}
          />
        </li>
      ))}
    </Root>
  );
}
