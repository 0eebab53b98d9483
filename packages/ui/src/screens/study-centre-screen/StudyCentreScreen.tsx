import { BookOpen } from 'lucide';
import { isValidAt } from '@wutong/domain';
import type { IsoTime, Page, PurchasedCourse, YearHours } from '@wutong/domain';
import { Avatar } from '../../components/avatar/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container, Stack } from '../../components/layout/index.ts';
import { Pagination } from '../../components/pagination/index.ts';
import { HoursCard } from '../../patterns/hours-card/index.ts';
import { PurchasedCourseCard } from '../../patterns/purchased-course-card/index.ts';
import { fill } from '../../wording/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import { LinesSkeleton } from '../checkout-frame/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { Body } from './StudyCentreScreen.styles.ts';

/** What the study centre is in. */
export type StudyCentreState = ScreenState<{ page: Page<PurchasedCourse> }>;

/** Whose study centre it is. */
export interface Learner {
  name: string;
  /** Address of a picture; null lets the interface draw one. */
  avatar: string | null;
  areaName: string | null;
}

export interface StudyCentreScreenProps {
  state: StudyCentreState;
  /** Hours of this year; null while they are on their way. */
  hours: YearHours | null;
  person: Learner;
  /** The moment that validity is judged by; without it nothing is called expired. */
  now?: IsoTime | undefined;
  courseHref: (purchase: PurchasedCourse) => string;
  pageHref: (page: number) => string;
  browseHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/** A learner's courses and hours (spec section 2, /study/online): how far, how much is left, and going on. */
export function StudyCentreScreen({
  state, hours, person, now, courseHref, pageHref, browseHref, onRetry, onSignIn,
}: StudyCentreScreenProps) {
  const words = useStudyWording().study;
  if (state.status === 'forbidden') {
    return <Container><ForbiddenResult onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult></Container>;
  }
  return (
    <Container>
      <Body>
        <div className="wt-learner">
          <div className="wt-person">
            <Avatar size="lg" name={person.name} src={person.avatar} />
            <div>
              <h1>{words.title}</h1>
              <p>
                <span>{person.name}</span>
                {person.areaName !== null && <span>{person.areaName}</span>}
              </p>
            </div>
          </div>
          <HoursCard hours={hours} />
        </div>
        <section className="wt-courses" aria-labelledby="study-courses">
          <div className="wt-head">
            <h2 id="study-courses">{words.courses}</h2>
            {state.status === 'ready' && <small>{fill(words.count, { count: state.page.total })}</small>}
          </div>
          <ScreenFrame
            state={state}
            heading="h2"
            onRetry={onRetry}
            loadingLabel={words.loading}
            skeleton={<LinesSkeleton />}
            empty={
              <EmptyState
                icon={BookOpen}
                title={words.emptyTitle}
                action={<Button variant="primary" href={browseHref}>{words.browse}</Button>}
              >
                {words.emptyBody}
              </EmptyState>
            }
          >
            {({ page }) => (
              <Stack gap="lg">
                <ul className="wt-list">
                  {page.records.map((purchase) => (
                    <PurchasedCourseCard
                      key={purchase.course.id}
                      as="li"
                      purchase={purchase}
                      href={courseHref(purchase)}
                      expired={now !== undefined && !isValidAt(purchase, now)}
                    />
                  ))}
                </ul>
                <Pagination current={page.current} pages={page.pages} href={pageHref} />
              </Stack>
            )}
          </ScreenFrame>
        </section>
      </Body>
    </Container>
  );
}
