import { describeConformance } from '@wutong/testing/conformance';
import { cartOfTwo } from '../../testing/commerce.ts';
import { CartGroupList } from './CartGroupList.tsx';

describeConformance('CartGroupList', {
  render: (probe) => (
    <CartGroupList
      groups={cartOfTwo().groups}
      pending={[]}
      onSelect={() => undefined}
      onRemove={() => undefined}
      courseHref={(id) => `#${id}`}
      {...probe}
    />
  ),
});
