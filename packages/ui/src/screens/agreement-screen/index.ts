export { AgreementScreen } from './AgreementScreen.tsx';
