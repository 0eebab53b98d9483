import { NotFoundScreen } from '@wutong/ui/screens/not-found-screen';
import { href } from '../../catalogue/index.ts';

/** Not found. */
export default function NotFoundRoute() {
  return <NotFoundScreen homeHref={href('home')} coursesHref={href('courseCentre')} />;
}
