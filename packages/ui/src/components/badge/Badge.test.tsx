import { describeConformance } from '@wutong/testing/conformance';
import { Badge } from './Badge.tsx';

describeConformance('Badge', {
  render: (probe) => <Badge count={3} {...probe} />,
});
