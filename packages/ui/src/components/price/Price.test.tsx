import { describeConformance } from '@wutong/testing/conformance';
import { Price } from './Price.tsx';

describeConformance('Price', {
  render: (probe) => <Price amount={128_000} {...probe} />,
});
