import { formatHours, studyFormLabel, toShanghaiDate } from '@wutong/domain';
import type { PurchasedCourse } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { fill } from '../../wording/index.ts';
import type { Wording } from '../../wording/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import { Body, Frame } from './PurchasedCourseCard.styles.ts';

export interface PurchasedCourseCardProps extends Omit<CardProps, 'children' | 'flush' | 'pressable'> {
  purchase: PurchasedCourse;
  /** Where it is studied. */
  href: string;
  /** Its validity is over; whoever owns the clock says so. */
  expired?: boolean | undefined;
  /** Heading level of the course's name. */
  heading?: 'h2' | 'h3' | undefined;
}

/** How far the learner is, and the verb that fits: start, go on, look again. */
function standing(purchase: PurchasedCourse, words: Wording['study']): { verb: string; text: string } {
  if (purchase.percent >= 100) return { verb: words.review, text: words.finished };
  const { lastLessonName } = purchase;
  if (purchase.percent === 0 && lastLessonName === null) return { verb: words.start, text: words.notStarted };
  return { verb: words.resume, text: lastLessonName === null ? '' : fill(words.lastLesson, { lesson: lastLessonName }) };
}

/** A course that the learner owns: how far they are, until when it is valid, and the way on. */
export function PurchasedCourseCard({ purchase, href, expired = false, heading: Heading = 'h3', ...rest }: PurchasedCourseCardProps) {
  const words = useStudyWording().study;
  const { course, percent, validUntil } = purchase;
  const { verb, text } = standing(purchase, words);
  return (
    <Card {...rest}>
      <Frame>
        <Body>
          <CourseCover className="wt-cover" id={course.id} hue={course.categoryIds[0] ?? course.id} src={course.cover} />
          <div className="wt-main">
            <Heading className="wt-name" title={course.name}>{course.name}</Heading>
            <p className="wt-facts">
              <span>{course.institutionName}</span>
              <span>{studyFormLabel(course.studyForm)}</span>
              <span>{formatHours(course.hours)}</span>
            </p>
            <p className="wt-facts">
              <span>{validUntil === null ? words.noEnd : fill(words.validUntil, { date: toShanghaiDate(validUntil) })}</span>
              {expired && <Tag tone="warning">{words.expired}</Tag>}
            </p>
          </div>
          <div className="wt-way">
            <Progress showValue size="sm" value={percent} label={fill(words.progressOf, { course: course.name })} />
            <p className="wt-standing" title={text}>{text}</p>
          </div>
          <Button
            className="wt-go"
            href={href}
            variant={percent >= 100 || expired ? 'secondary' : 'primary'}
            aria-label={`${verb} ${fill(words.courseName, { course: course.name })}`}
          >
            {verb}
          </Button>
        </Body>
      </Frame>
    </Card>
  );
}
