import { Skeleton } from '../../components/skeleton/index.ts';
import { Root as CardRoot } from './CourseCard.styles.ts';
import { Root } from './CourseGrid.styles.ts';

/** As many empty cards as courses are about to come, in their exact shape. */
export function CourseGridSkeleton({ count }: { count: number }) {
  return (
    <Root as="div" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <CardRoot key={index} flush>
          <Skeleton className="wt-cover" shape="block" />
          <div className="wt-body">
            <div className="wt-name"><Skeleton lines={2} /></div>
            <div className="wt-by"><Skeleton /></div>
            <div className="wt-by"><Skeleton /></div>
            <div className="wt-foot"><Skeleton className="wt-price" /></div>
          </div>
        </CardRoot>
      ))}
    </Root>
  );
}
