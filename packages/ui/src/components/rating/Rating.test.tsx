import { describeConformance } from '@wutong/testing/conformance';
import { Rating } from './Rating.tsx';

describeConformance('Rating', {
  render: (probe) => <Rating score={4.6} {...probe} />,
});
