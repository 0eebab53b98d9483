import { describeConformance } from '@wutong/testing/conformance';
import { Banner } from './Banner.tsx';

describeConformance('Banner', {
  render: (probe) => <Banner {...probe}>学时申报将于 12 月 31 日截止。</Banner>,
});
