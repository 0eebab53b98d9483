import type { CourseSummary, Lesson } from '@wutong/domain';
import { Breadcrumb } from '../../components/breadcrumb/index.ts';
import type { BreadcrumbItem } from '../../components/breadcrumb/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container } from '../../components/layout/index.ts';
import { CourseGrid } from '../../patterns/course-card/index.ts';
import { CourseOutline } from '../../patterns/course-outline/index.ts';
import { RichText } from '../../patterns/rich-text/index.ts';
import { useCourseWording } from '../../wording/course.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import { BuyPanel } from './BuyPanel.tsx';
import { CourseDetailSkeleton } from './CourseDetailSkeleton.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { CoursePicture } from './CoursePicture.tsx';
import { Body, Head, Root } from './CourseDetailScreen.styles.ts';
import type { BuyPanelView, CourseDetailState, PreviewView } from './course-state.ts';

export interface CourseDetailScreenProps {
  state: CourseDetailState;
  buy: BuyPanelView;
  /** The free lesson that is open; null shows the cover. */
  preview: PreviewView | null;
  /** Where a lesson opens; null for one that must be bought first. */
  lessonHref: (lesson: Lesson) => string | null;
  courseHref: (course: CourseSummary) => string;
  /** From the home page down to the course's category; the course itself is added. */
  homeCrumbs: readonly BreadcrumbItem[];
  onRetry: () => void;
}

/** One course: what decides first, then what it is about, its lessons, and others like it. */
export function CourseDetailScreen(props: CourseDetailScreenProps) {
  const { state, buy, preview, lessonHref, courseHref, homeCrumbs, onRetry } = props;
  const words = useCourseWording().course;
  const homeHref = homeCrumbs[0]?.href;
  return (
    <Container>
      <ScreenFrame
        state={state}
        loadingLabel={words.loading}
        skeleton={<CourseDetailSkeleton />}
        empty={
          <EmptyState title={words.empty} action={homeHref && <Button href={homeHref}>{words.emptyAction}</Button>}>
            {words.emptyText}
          </EmptyState>
        }
        homeHref={homeHref}
        onRetry={onRetry}
      >
        {({ course, outline, related }) => (
          <Root>
            <Breadcrumb items={[...homeCrumbs, { label: course.name }]} />
            <Head>
              <CoursePicture course={course} outline={outline} preview={preview} lessonHref={lessonHref} />
              <div className="wt-about">
                <h1>{course.name}</h1>
                <p className="wt-by">{course.institutionName}</p>
                <CourseFacts course={course} />
                <BuyPanel course={course} buy={buy} />
              </div>
            </Head>
            <Body>
              <section aria-labelledby="course-introduction">
                <h2 id="course-introduction">{words.introduction}</h2>
                {course.introduction ? <RichText html={course.introduction} /> : <p>{words.noIntroduction}</p>}
              </section>
              <section aria-labelledby="course-outline">
                <h2 id="course-outline">{words.outline}</h2>
                <CourseOutline chapters={outline} lessonHref={lessonHref} currentLessonId={preview?.lesson.id} />
              </section>
            </Body>
            {related.length > 0 && (
              <section aria-labelledby="course-related">
                <h2 id="course-related">{words.related}</h2>
                <CourseGrid courses={related} courseHref={courseHref} />
              </section>
            )}
          </Root>
        )}
      </ScreenFrame>
    </Container>
  );
}
