import { describeConformance } from '@wutong/testing/conformance';
import { Progress } from './Progress.tsx';

describeConformance('Progress', {
  render: (probe) => <Progress value={42} {...probe} />,
});
