import { Skeleton } from '../../components/skeleton/index.ts';
import { Root as CardRoot } from './LecturerCard.styles.ts';
import { Root } from './LecturerGrid.styles.ts';

/** As many empty cards as lecturers are about to come, in their exact shape. */
export function LecturerGridSkeleton({ count }: { count: number }) {
  return (
    <Root as="div" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <CardRoot key={index}>
          <Skeleton className="wt-portrait" shape="block" />
          <div className="wt-words">
            <Skeleton className="wt-name" style={{ inlineSize: '4em' }} />
            <Skeleton className="wt-by" lines={3} style={{ inlineSize: '10em' }} />
          </div>
        </CardRoot>
      ))}
    </Root>
  );
}
