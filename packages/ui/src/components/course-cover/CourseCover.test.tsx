import { describeConformance } from '@wutong/testing/conformance';
import { CourseCover } from './CourseCover.tsx';

describeConformance('CourseCover', {
  render: (probe) => <CourseCover id="1001" hue={210} {...probe} />,
});
