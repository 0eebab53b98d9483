import { QRCodeSVG } from 'qrcode.react';

/** The drawing itself, apart so that its encoder loads with the first code that is shown. */
export function QrCodeImpl({ value, size, label }: { value: string; size: number; label: string }) {
  return <QRCodeSVG value={value} size={size} marginSize={4} level="M" title={label} role="img" />;
}
