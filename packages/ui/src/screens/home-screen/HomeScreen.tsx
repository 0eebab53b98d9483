import type { CourseSummary } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container } from '../../components/layout/index.ts';
import { CategoryPanel } from '../../patterns/category-panel/index.ts';
import type { CategoryHref, CategoryTreeState } from '../../patterns/category-panel/index.ts';
import { LearnerCard } from '../../patterns/learner-card/index.ts';
import type { LearnerCardView } from '../../patterns/learner-card/index.ts';
import { useWording } from '../../wording/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import { CategoryShortcuts } from './CategoryShortcuts.tsx';
import { CourseBlock, CourseBlockSkeleton } from './CourseBlock.tsx';
import { HomeBanners } from './HomeBanners.tsx';
import { Hero, Root } from './HomeScreen.styles.ts';
import type { HomeState } from './home-state.ts';

export interface HomeScreenProps {
  state: HomeState;
  categories: CategoryTreeState;
  categoryHref: CategoryHref;
  learner: LearnerCardView;
  courseHref: (course: CourseSummary) => string;
  onRetry: () => void;
  /** Whether the banners turn by themselves; left out, they do. */
  turnBanners?: boolean | undefined;
}

/** The way in: categories, what the platform puts forward, the reader's own hours, then courses by block. */
export function HomeScreen({ state, categories, categoryHref, learner, courseHref, onRetry, turnBanners }: HomeScreenProps) {
  const words = useWording().home;
  return (
    <Root>
      <h1 className="wt-page-title">{words.title}</h1>
      <Container>
        <Hero>
          <div className="wt-categories"><CategoryPanel mode="open" state={categories} hrefOf={categoryHref} /></div>
          <HomeBanners
            banners={state.status === 'ready' ? state.banners : null}
            loading={state.status === 'loading'}
            turning={turnBanners}
          />
          <LearnerCard learner={learner} />
        </Hero>
        <CategoryShortcuts state={categories} hrefOf={categoryHref} />
        <ScreenFrame
          state={state}
          heading="h2"
          loadingLabel={words.loading}
          skeleton={<CourseBlockSkeleton />}
          empty={
            <EmptyState title={words.empty} action={<Button onClick={onRetry}>{words.emptyAction}</Button>}>
              {words.emptyText}
            </EmptyState>
          }
          onRetry={onRetry}
        >
          {(ready) => ready.blocks.map((block) => <CourseBlock key={block.key} block={block} courseHref={courseHref} />)}
        </ScreenFrame>
      </Container>
    </Root>
  );
}
