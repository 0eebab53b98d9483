import { describeConformance } from '@wutong/testing/conformance';
import { ToastRegion } from './ToastRegion.tsx';

describeConformance('ToastRegion', {
  render: (probe) => <ToastRegion toasts={[]} onClose={() => undefined} {...probe} />,
});
