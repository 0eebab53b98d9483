import { describeConformance } from '@wutong/testing/conformance';
import { EmptyState } from './EmptyState.tsx';

describeConformance('EmptyState', {
  render: (probe) => <EmptyState title="购物车还是空的" {...probe} />,
});
