import { HomeScreen } from '@wutong/ui/screens/home-screen';
import { categoryHref, courseHref } from '../shared/links.ts';
import { useCategories } from '../shared/use-categories.ts';
import { useHome } from './use-home.ts';
import { useLearnerCard } from './use-learner-card.ts';

/** Home. */
export default function HomeRoute() {
  const { state, retry } = useHome();
  return (
    <HomeScreen
      state={state}
      categories={useCategories()}
      categoryHref={categoryHref}
      learner={useLearnerCard()}
      courseHref={courseHref}
      onRetry={retry}
    />
  );
}
