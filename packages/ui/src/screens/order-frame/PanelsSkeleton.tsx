import { Skeleton } from '../../components/skeleton/index.ts';
import { PanelColumns } from '../../patterns/panels/index.ts';
import { Shapes } from './PanelsSkeleton.styles.ts';

/** The shape of a page of panels with a summary that is about to come. */
export function PanelsSkeleton() {
  return (
    <Shapes>
      <PanelColumns
        summary={<div className="wt-shape"><Skeleton /><Skeleton lines={4} /></div>}
        act={<Skeleton shape="control" />}
      >
        <div className="wt-shape"><Skeleton /><Skeleton lines={3} /><Skeleton lines={3} /></div>
        <div className="wt-shape"><Skeleton /><Skeleton shape="control" /><Skeleton shape="control" /></div>
      </PanelColumns>
    </Shapes>
  );
}
