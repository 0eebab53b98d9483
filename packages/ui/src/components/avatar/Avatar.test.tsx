import { describeConformance } from '@wutong/testing/conformance';
import { Avatar } from './Avatar.tsx';

describeConformance('Avatar', {
  render: (probe) => <Avatar name="沈知秋" {...probe} />,
});
