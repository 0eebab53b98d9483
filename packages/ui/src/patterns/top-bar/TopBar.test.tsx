import { describeConformance } from '@wutong/testing/conformance';
import { TopBar } from './TopBar.tsx';

describeConformance('TopBar', {
  render: (probe) => (
    <TopBar variant="main" greeting="欢迎" links={[]} account={{ kind: 'guest', onSignIn: () => undefined }} {...probe} />
  ),
});
