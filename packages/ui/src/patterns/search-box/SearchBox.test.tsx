import { describeConformance } from '@wutong/testing/conformance';
import { SearchBox } from './SearchBox.tsx';

describeConformance('SearchBox', {
  render: (probe) => (
    <SearchBox types={[]} type={0} value="" onSearch={() => undefined} {...probe} />
  ),
});
