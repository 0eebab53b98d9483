import type { ComponentProps } from 'react';
import type { CourseSummary } from '@wutong/domain';
import { CourseCard } from './CourseCard.tsx';
import { Root } from './CourseGrid.styles.ts';

export interface CourseGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  courses: readonly CourseSummary[];
  courseHref: (course: CourseSummary) => string;
  /** A keyword to mark in the names. */
  highlight?: string | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** What the list holds, where no heading says so. */
  label?: string | undefined;
}

/** Courses beside and below each other: four on a desk, one to a line on a phone. */
export function CourseGrid({ courses, courseHref, highlight, heading, label, ...rest }: CourseGridProps) {
  return (
    <Root aria-label={label} {...rest}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} href={courseHref(course)} highlight={highlight} heading={heading} />
        </li>
      ))}
    </Root>
  );
}
