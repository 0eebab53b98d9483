import { describeConformance } from '@wutong/testing/conformance';
import { Steps } from './Steps.tsx';

describeConformance('Steps', {
  render: (probe) => <Steps steps={['购物车', '支付']} current={0} {...probe} />,
});
