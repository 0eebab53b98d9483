import { describeConformance } from '@wutong/testing/conformance';
import { RadioGroup } from './RadioGroup.tsx';

describeConformance('RadioGroup', {
  render: ({ className, style, ref }) => (
    <RadioGroup
      label="支付方式"
      name="pay"
      value="alipay"
      onChange={() => undefined}
      options={[{ value: 'alipay', label: '支付宝' }]}
      {...{ className, style, ref }}
    />
  ),
  control: '[data-look]',
  without: ['rest'],
});
