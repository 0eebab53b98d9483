import { describeConformance } from '@wutong/testing/conformance';
import { Statistic } from './Statistic.tsx';

describeConformance('Statistic', {
  render: (probe) => <Statistic label="本年学时" value={36} {...probe} />,
});
