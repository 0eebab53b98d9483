import { describeConformance } from '@wutong/testing/conformance';
import { Pagination } from './Pagination.tsx';

describeConformance('Pagination', {
  render: (probe) => <Pagination current={1} pages={3} href={(page) => `#${page}`} {...probe} />,
});
