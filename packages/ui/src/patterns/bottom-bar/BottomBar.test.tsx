import { describeConformance } from '@wutong/testing/conformance';
import { BottomBar } from './BottomBar.tsx';

describeConformance('BottomBar', {
  render: (probe) => (
    <BottomBar items={[{ key: 'home', label: '首页', href: '#', current: true }]} {...probe} />
  ),
});
