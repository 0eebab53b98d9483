import type { ComponentProps } from 'react';
import type { Lecturer } from '@wutong/domain';
import { LecturerCard } from './LecturerCard.tsx';
import { Root } from './LecturerGrid.styles.ts';

export interface LecturerGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  lecturers: readonly Lecturer[];
  lecturerHref: (lecturer: Lecturer) => string;
  /** A keyword to mark. */
  highlight?: string | undefined;
  heading?: 'h2' | 'h3' | undefined;
}

/** Lecturers beside and below each other: four on a desk, one to a line on a phone. */
export function LecturerGrid({ lecturers, lecturerHref, highlight, heading, ...rest }: LecturerGridProps) {
  return (
    <Root {...rest}>
      {lecturers.map((lecturer) => (
        <li key={lecturer.id}>
          <LecturerCard lecturer={lecturer} href={lecturerHref(lecturer)} highlight={highlight} heading={heading} />
        </li>
      ))}
    </Root>
  );
}
