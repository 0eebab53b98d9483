import { describeConformance } from '@wutong/testing/conformance';
import { AccountBar } from './AccountBar.tsx';

describeConformance('AccountBar', {
  render: (probe) => (
    <AccountBar account={{ kind: 'guest', onSignIn: () => undefined }} {...probe} />
  ),
});
