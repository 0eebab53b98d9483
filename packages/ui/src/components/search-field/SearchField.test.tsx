import { describeConformance } from '@wutong/testing/conformance';
import { SearchField } from './SearchField.tsx';

describeConformance('SearchField', {
  render: (probe) => <SearchField label="搜索课程" onSearch={() => undefined} {...probe} />,
});
