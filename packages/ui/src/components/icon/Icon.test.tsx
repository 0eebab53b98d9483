import { Search } from 'lucide';
import { describeConformance } from '@wutong/testing/conformance';
import { Icon } from './Icon.tsx';

describeConformance('Icon', {
  render: (probe) => <Icon of={Search} {...probe} />,
});
