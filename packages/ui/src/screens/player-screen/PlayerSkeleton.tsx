import { Card } from '../../components/card/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Columns } from './PlayerScreen.styles.ts';

/** The shape of the player page. */
export function PlayerSkeleton() {
  return (
    <Columns>
      <div className="wt-top"><Skeleton lines={2} /></div>
      <div className="wt-stage">
        <Skeleton shape="cover" />
        <Skeleton lines={2} />
      </div>
      <Card className="wt-outline"><Skeleton lines={8} /></Card>
    </Columns>
  );
}
