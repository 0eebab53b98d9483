import { describeConformance } from '@wutong/testing/conformance';
import { RichText } from './RichText.tsx';

describeConformance('RichText', {
  render: (probe) => (
    <RichText html="<p>课程</p>" {...probe} />
  ),
});
