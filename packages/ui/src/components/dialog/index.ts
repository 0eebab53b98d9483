export { Dialog, dialogIntent, preloadDialog, type DialogProps } from './Dialog.tsx';
