import { Card } from '../../components/card/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Shape } from './OrderCardSkeleton.styles.ts';

/** The shape of an order that is about to come. */
export function OrderCardSkeleton() {
  return (
    <Card flush>
      <Shape>
        <div className="wt-head"><Skeleton /></div>
        <div className="wt-line"><Skeleton shape="cover" /><Skeleton lines={3} /></div>
        <div className="wt-line"><Skeleton shape="cover" /><Skeleton lines={3} /></div>
        <div className="wt-foot"><Skeleton /><Skeleton shape="control" /></div>
      </Shape>
    </Card>
  );
}
