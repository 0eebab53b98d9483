export { CartScreen, type CartScreenProps, type CartState } from './CartScreen.tsx';
