import { describeConformance } from '@wutong/testing/conformance';
import { CountdownButton } from './CountdownButton.tsx';

describeConformance('CountdownButton', {
  render: (probe) => <CountdownButton secondsLeft={0} {...probe}>获取验证码</CountdownButton>,
});
