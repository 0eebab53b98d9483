import { describeConformance } from '@wutong/testing/conformance';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeConformance('VisuallyHidden', {
  render: (probe) => <VisuallyHidden {...probe}>说明</VisuallyHidden>,
});
