import { Skeleton } from '../../components/skeleton/index.ts';
import { Body, Head, Root } from './CourseDetailScreen.styles.ts';

/** The course page before it is known: picture, name, facts, buttons, text. */
export function CourseDetailSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton className="wt-crumbs" />
      <Head>
        <Skeleton shape="cover" />
        <div className="wt-about">
          <div className="wt-heading"><Skeleton lines={2} /></div>
          <Skeleton />
          <Skeleton lines={6} />
          <Skeleton shape="control" />
        </div>
      </Head>
      <Body>
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </Body>
    </Root>
  );
}
