import { describeConformance } from '@wutong/testing/conformance';
import { LearnerCard } from './LearnerCard.tsx';

describeConformance('LearnerCard', {
  render: (probe) => (
    <LearnerCard learner={{ kind: 'guest', onSignIn: () => undefined }} {...probe} />
  ),
});
