import { useId } from 'react';
import { ChevronRight } from 'lucide';
import type { CourseSummary } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { CourseGrid, CourseGridSkeleton } from '../../patterns/course-card/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Block } from './CourseBlock.styles.ts';
import type { HomeCourseBlock } from './home-state.ts';

/** Courses of one kind under their heading, and the way to the rest of them. */
export function CourseBlock({ block, courseHref }: { block: HomeCourseBlock; courseHref: (course: CourseSummary) => string }) {
  const words = useWording().home;
  const id = useId();
  if (block.courses.length === 0) return null;
  return (
    <Block aria-labelledby={id}>
      <div className="wt-head">
        <h2 id={id}>{block.title}</h2>
        <Anchor href={block.moreHref} aria-label={fill(words.moreOf, { name: block.title })}>
          {words.more}
          <Icon of={ChevronRight} size="sm" />
        </Anchor>
      </div>
      <CourseGrid courses={block.courses} courseHref={courseHref} />
    </Block>
  );
}

/** The first block while it is fetched. */
export function CourseBlockSkeleton() {
  return (
    <Block as="div" aria-hidden>
      <div className="wt-head"><Skeleton className="wt-waiting" /></div>
      <CourseGridSkeleton count={8} />
    </Block>
  );
}
