import { Skeleton } from '../../components/skeleton/index.ts';
import { Shape } from './CertificateSkeleton.styles.ts';

/** The shape of a certificate that is about to come. */
export function CertificateSkeleton() {
  return (
    <Shape>
      <div className="wt-head"><Skeleton lines={2} /></div>
      <Skeleton lines={4} />
      <Skeleton shape="block" className="wt-table" />
      <Skeleton lines={2} />
    </Shape>
  );
}
