import { describeConformance } from '@wutong/testing/conformance';
import { Select } from './Select.tsx';

describeConformance('Select', {
  render: (probe) => <Select label="形式" options={[{ value: '1', label: '视频课程' }]} {...probe} />,
  control: 'select',
});
