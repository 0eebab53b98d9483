import { describeConformance } from '@wutong/testing/conformance';
import { QrCode } from './QrCode.tsx';

describeConformance('QrCode', {
  render: (probe) => <QrCode value="https://www.example.com/" label="扫码" {...probe} />,
});
