export { CheckoutFrame, type CheckoutFrameProps, type CheckoutStep } from './CheckoutFrame.tsx';
export { LinesSkeleton } from './LinesSkeleton.tsx';
