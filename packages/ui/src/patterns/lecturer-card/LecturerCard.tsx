import { lecturerLine } from '@wutong/domain';
import type { Lecturer } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { fill } from '../../wording/index.ts';
import { useInstitutionWording } from '../../wording/institution.ts';
import { Marked } from '../shared/index.ts';
import { Root } from './LecturerCard.styles.ts';

export interface LecturerCardProps extends Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as'> {
  lecturer: Lecturer;
  /** The lecturer's own page or courses. */
  href: string;
  /** A keyword to mark in the name, the title and the institution's name. */
  highlight?: string | undefined;
  /** Level of the name, one below the heading of its list. */
  heading?: 'h2' | 'h3' | undefined;
}

/** A lecturer in a list: who, in which field, of which institution, and with how many courses. */
export function LecturerCard({ lecturer, href, highlight = '', heading: Heading = 'h3', ...rest }: LecturerCardProps) {
  const words = useInstitutionWording().lecturer;
  const { name, portrait, institutionName, courseCount, famous } = lecturer;
  const line = lecturerLine(lecturer);
  return (
    <Root forwardedAs="article" pressable {...rest}>
      <Avatar className="wt-portrait" name={name} src={portrait} size="lg" />
      <div className="wt-words">
        <div className="wt-first">
          <Heading className="wt-name">
            <Anchor href={href} title={name} data-cover><Marked text={name} keyword={highlight} /></Anchor>
          </Heading>
          {famous && <Tag tone="accent">{words.famous}</Tag>}
        </div>
        {line && <p className="wt-line" title={line}><Marked text={line} keyword={highlight} /></p>}
        <p className="wt-by" title={institutionName}><Marked text={institutionName} keyword={highlight} /></p>
        {courseCount > 0 && <p className="wt-count">{fill(words.courses, { count: courseCount })}</p>}
      </div>
    </Root>
  );
}
