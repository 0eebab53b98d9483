export { PayResultScreen, type PayOutcome, type PayResultScreenProps, type PayResultState } from './PayResultScreen.tsx';
