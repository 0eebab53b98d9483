import { X } from 'lucide';
import { describeConformance } from '@wutong/testing/conformance';
import { IconButton } from './IconButton.tsx';

describeConformance('IconButton', {
  render: (probe) => <IconButton icon={X} label="关闭" {...probe} />,
});
