import { describeConformance } from '@wutong/testing/conformance';
import { Tag } from './Tag.tsx';

describeConformance('Tag', {
  render: (probe) => <Tag {...probe}>视频课程</Tag>,
});
