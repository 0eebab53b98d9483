export { CertificateScreen, type CertificateScreenProps, type CertificateState } from './CertificateScreen.tsx';
