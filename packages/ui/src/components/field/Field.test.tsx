import { describeConformance } from '@wutong/testing/conformance';
import { Field } from './Field.tsx';

describeConformance('Field', {
  render: ({ className, style }) => (
    <Field label="证书编号" {...{ className, style }}>
      {(control) => <output {...control}>WT-2026-000128</output>}
    </Field>
  ),
  without: ['ref', 'rest'],
});
