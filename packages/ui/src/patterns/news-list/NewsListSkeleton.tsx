import { Skeleton } from '../../components/skeleton/index.ts';
import { Root } from './NewsList.styles.ts';

/** As many empty rows as articles are about to come, in their exact shape. */
export function NewsListSkeleton({ count, layout = 'full' }: { count: number; layout?: 'full' | 'compact' | undefined }) {
  return (
    <Root data-layout={layout} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className="wt-title"><Skeleton style={{ inlineSize: '70%' }} /></div>
          {layout === 'full' && <div className="wt-summary"><Skeleton lines={2} /></div>}
          <time><Skeleton style={{ inlineSize: '6em' }} /></time>
        </li>
      ))}
    </Root>
  );
}
