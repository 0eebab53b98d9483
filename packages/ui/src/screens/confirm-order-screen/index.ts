export {
  ConfirmOrderScreen, type Buyer, type ConfirmOrderScreenProps, type ConfirmOrderState,
} from './ConfirmOrderScreen.tsx';
