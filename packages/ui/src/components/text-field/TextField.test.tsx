import { describeConformance } from '@wutong/testing/conformance';
import { TextField } from './TextField.tsx';

describeConformance('TextField', {
  render: (probe) => <TextField label="手机号" {...probe} />,
  control: 'input',
});
