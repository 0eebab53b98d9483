import { describeConformance } from '@wutong/testing/conformance';
import { Skeleton } from './Skeleton.tsx';

describeConformance('Skeleton', {
  render: (probe) => <Skeleton {...probe} />,
});
