import { describeConformance } from '@wutong/testing/conformance';
import { PasswordField } from './PasswordField.tsx';

describeConformance('PasswordField', {
  render: (probe) => <PasswordField label="密码" {...probe} />,
  control: 'input',
});
