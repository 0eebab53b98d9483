import { Skeleton } from '../../components/skeleton/index.ts';
import { Lines } from './CheckoutFrame.styles.ts';

/** The shape of some courses in a list that is about to come. */
export function LinesSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Lines>
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} className="wt-line">
          <Skeleton shape="cover" />
          <Skeleton lines={3} />
          <Skeleton />
        </div>
      ))}
    </Lines>
  );
}
