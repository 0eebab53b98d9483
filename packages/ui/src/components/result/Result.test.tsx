import { describeConformance } from '@wutong/testing/conformance';
import { Result } from './Result.tsx';

describeConformance('Result', {
  render: (probe) => <Result kind="success" title="支付成功" {...probe} />,
});
