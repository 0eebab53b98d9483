import { formatHours, formatValidity, studyFormLabel } from '@wutong/domain';
import type { CourseSummary } from '@wutong/domain';
import type { CardProps } from '../../components/card/index.ts';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Price } from '../../components/price/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Marked } from '../shared/index.ts';
import { Root } from './CourseCard.styles.ts';

export interface CourseCardProps extends Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as'> {
  course: CourseSummary;
  /** The course's own page. */
  href: string;
  /** A keyword to mark in the name. */
  highlight?: string | undefined;
  /** Level of the name, one below the heading of its list. */
  heading?: 'h2' | 'h3' | undefined;
}

/** A course in a list: hours, study form, price, validity and institution without a click. */
export function CourseCard({ course, href, highlight = '', heading: Heading = 'h3', ...rest }: CourseCardProps) {
  const words = useWording().card;
  const form = studyFormLabel(course.studyForm);
  return (
    <Root forwardedAs="article" flush pressable {...rest}>
      <CourseCover
        className="wt-cover"
        id={course.id}
        hue={course.categoryIds[0] ?? course.id}
        src={course.cover}
        squareCorners
      />
      <div className="wt-body">
        <Heading className="wt-name">
          <Anchor href={href} title={course.name} data-cover>
            <Marked text={course.name} keyword={highlight} />
          </Anchor>
        </Heading>
        <p className="wt-by" title={course.institutionName}>{course.institutionName}</p>
        <dl className="wt-facts">
          {form && <Fact className="wt-form" name={words.form} value={form} />}
          <Fact name={words.hours} value={formatHours(course.hours)} />
          <Fact name={words.validity} value={formatValidity(course.validDays)} />
        </dl>
        <p className="wt-foot">
          <Price amount={course.price} original={course.originalPrice} />
          {course.learnerCount > 0 && (
            <span className="wt-learners">{fill(words.learners, { count: course.learnerCount })}</span>
          )}
        </p>
      </div>
    </Root>
  );
}

/** The eye knows `12 学时` for what it is; the name of the fact is for screen readers. */
function Fact({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
