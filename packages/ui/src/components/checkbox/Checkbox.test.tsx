import { describeConformance } from '@wutong/testing/conformance';
import { Checkbox } from './Checkbox.tsx';

describeConformance('Checkbox', {
  render: (probe) => <Checkbox label="全选" {...probe} />,
  control: 'input',
});
