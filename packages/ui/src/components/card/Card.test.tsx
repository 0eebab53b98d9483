import { describeConformance } from '@wutong/testing/conformance';
import { Card } from './Card.tsx';

describeConformance('Card', {
  render: (probe) => <Card {...probe}>内容</Card>,
});
