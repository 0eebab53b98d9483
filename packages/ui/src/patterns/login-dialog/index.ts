export { LoginDialog, loginDialogIntent, type LoginDialogProps } from './LoginDialog.tsx';
