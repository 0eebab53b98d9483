import { describeConformance } from '@wutong/testing/conformance';
import { SiteHeader } from './SiteHeader.tsx';

describeConformance('SiteHeader', {
  render: (probe) => (
    <SiteHeader variant="main" platformName="平台" logo={null} homeHref="#" menu={[]} search={{ types: [], type: 0, value: '', onSearch: () => undefined }} account={{ kind: 'guest', onSignIn: () => undefined }} categories={null} {...probe} />
  ),
});
