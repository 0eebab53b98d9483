import { Skeleton } from '../../components/skeleton/index.ts';
import { Root as CardRoot } from './InstitutionCard.styles.ts';
import { Root } from './InstitutionGrid.styles.ts';

/** As many empty cards as institutions are about to come, in their exact shape. */
export function InstitutionGridSkeleton({ count, layout = 'grid' }: { count: number; layout?: 'grid' | 'list' | undefined }) {
  return (
    <Root as="div" data-layout={layout} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <CardRoot key={index}>
          <Skeleton shape="block" style={{ inlineSize: '4rem', blockSize: '4rem' }} />
          <div className="wt-head">
            <div className="wt-name"><Skeleton /></div>
            <div className="wt-kind"><Skeleton /></div>
          </div>
          <div className="wt-foot">
            <div className="wt-figures"><Skeleton lines={2} style={{ inlineSize: '8em' }} /></div>
            <Skeleton className="wt-follow" shape="control" style={{ inlineSize: '6rem' }} />
          </div>
        </CardRoot>
      ))}
    </Root>
  );
}
