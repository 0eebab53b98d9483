import { describeConformance } from '@wutong/testing/conformance';
import { SidePanel } from './SidePanel.tsx';

describeConformance('SidePanel', {
  render: (probe) => (
    <SidePanel support={null} entries={[]} {...probe} />
  ),
});
