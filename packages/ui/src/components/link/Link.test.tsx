import { describeConformance } from '@wutong/testing/conformance';
import { Link } from './Link.tsx';

describeConformance('Link', {
  render: (probe) => <Link href="#courses" {...probe}>课程中心</Link>,
});
