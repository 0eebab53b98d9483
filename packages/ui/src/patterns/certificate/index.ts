export { Certificate, type CertificateProps } from './Certificate.tsx';
