import { describeConformance } from '@wutong/testing/conformance';
import { Tabs } from './Tabs.tsx';

describeConformance('Tabs', {
  render: (probe) => <Tabs label="登录方式" value="a" onChange={() => undefined} items={[{ key: 'a', label: '短信', content: '甲' }]} {...probe} />,
});
