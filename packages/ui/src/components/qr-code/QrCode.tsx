import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './QrCode.styles.ts';

const load = () => import('./QrCodeImpl.tsx').then((module) => ({ default: module.QrCodeImpl }));
const Impl = lazy(load);

/** Fetches the encoder ahead of the first code, on the page before it. */
export function preloadQrCode(): void {
  load().catch(() => undefined);
}

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it encodes, usually an address. */
  value: string;
  /** What scanning it does: 用支付宝扫码支付 ¥1,280.00. */
  label: string;
  /** Side in px, the white margin included. */
  size?: number | undefined;
}

/** A QR code on white with its quiet zone, also in the dark scheme, so that every scanner reads it. */
export function QrCode({ value, label, size = 180, style, ...rest }: QrCodeProps) {
  const words = useWording().qrCode;
  return (
    <Root style={{ inlineSize: size, blockSize: size, ...style }} {...rest}>
      <Suspense fallback={<VisuallyHidden role="status">{words.loading}</VisuallyHidden>}>
        <Impl value={value} size={size} label={label} />
      </Suspense>
    </Root>
  );
}
