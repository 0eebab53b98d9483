import { describeConformance } from '@wutong/testing/conformance';
import { sampleBrands } from '../shared/sample-brand.fixture.ts';
import { SiteFooter } from './SiteFooter.tsx';

describeConformance('SiteFooter', {
  render: (probe) => (
    <SiteFooter variant="main" platformName="平台" links={[]} facts={sampleBrands.main.facts} {...probe} />
  ),
});
