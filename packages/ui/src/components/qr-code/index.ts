export { preloadQrCode, QrCode, type QrCodeProps } from './QrCode.tsx';
