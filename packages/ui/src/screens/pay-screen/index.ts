export { PayScreen, type PayScreenProps, type PayState } from './PayScreen.tsx';
