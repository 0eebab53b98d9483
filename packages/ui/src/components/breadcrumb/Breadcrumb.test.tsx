import { describeConformance } from '@wutong/testing/conformance';
import { Breadcrumb } from './Breadcrumb.tsx';

describeConformance('Breadcrumb', {
  render: (probe) => <Breadcrumb items={[{ label: '首页', href: '#' }, { label: '课程' }]} {...probe} />,
});
