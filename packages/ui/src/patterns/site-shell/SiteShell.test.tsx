import { describeConformance } from '@wutong/testing/conformance';
import { SiteShell } from './SiteShell.tsx';

describeConformance('SiteShell', {
  render: (probe) => (
    <SiteShell topBar={null} header={null} footer={null} sidePanel={null} bottomBar={null} {...probe}>页面</SiteShell>
  ),
});
