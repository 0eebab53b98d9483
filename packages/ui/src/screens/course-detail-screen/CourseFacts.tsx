import { formatHours, formatValidity, studyFormLabel } from '@wutong/domain';
import type { CourseDetail } from '@wutong/domain';
import { Rating } from '../../components/rating/index.ts';
import { useCourseWording } from '../../wording/course.ts';
import { fill } from '../../wording/index.ts';
import { Facts } from './CourseFacts.styles.ts';

/** What decides about a course, each fact with its name. Facts that it lacks are left out. */
export function CourseFacts({ course }: { course: CourseDetail }) {
  const words = useCourseWording().course;
  const form = studyFormLabel(course.studyForm);
  const validity = formatValidity(course.validDays);
  const facts: (readonly [name: string, value: string | null])[] = [
    [words.hours, formatHours(course.hours)],
    [words.form, form || null],
    [words.validity, course.validDays === null ? validity : fill(words.validFor, { validity })],
    [words.lecturer, course.lecturerName],
    [words.place, course.place],
    [words.learners, course.learnerCount > 0 ? fill(words.people, { count: course.learnerCount }) : null],
  ];
  return (
    <Facts aria-label={words.facts}>
      {facts.map(([name, value]) => value !== null && (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{words.score}</dt>
        <dd><Rating score={course.score} /></dd>
      </div>
    </Facts>
  );
}
