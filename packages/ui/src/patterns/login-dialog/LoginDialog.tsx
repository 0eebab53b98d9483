import { Dialog } from '../../components/dialog/index.ts';
import { useLoginWording } from '../../wording/login.ts';
import { LoginForm } from '../login-form/index.ts';
import type { LoginFormProps } from '../login-form/index.ts';

export interface LoginDialogProps extends Pick<
  LoginFormProps,
  | 'mode' | 'onMode' | 'captcha' | 'onRefreshCaptcha' | 'code' | 'onSendCode' | 'pending' | 'onSmsLogin'
  | 'onPasswordLogin' | 'failure' | 'reason'
> {
  open: boolean;
  onClose: () => void;
}

/** Signing in over the page that asked for it. A press beside it does not throw away what was typed. */
export function LoginDialog({ open, onClose, ...form }: LoginDialogProps) {
  const words = useLoginWording().login;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} dismissable={false}>
      <LoginForm {...form} />
    </Dialog>
  );
}
