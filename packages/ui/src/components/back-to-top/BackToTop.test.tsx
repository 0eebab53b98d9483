import { describeConformance } from '@wutong/testing/conformance';
import { BackToTop } from './BackToTop.tsx';

describeConformance('BackToTop', {
  render: (probe) => <BackToTop after={0} {...probe} />,
});
