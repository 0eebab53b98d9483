import { LoginDialog } from '@wutong/ui/patterns/login-dialog';
import { useSite } from '../shell/site-context.ts';
import type { LoginRequest } from './login-store.ts';
import { useLogin } from './use-login.ts';

/** The login dialog over whatever page asked for it. */
export default function SiteLoginDialog({ request }: { request: LoginRequest }) {
  const { login } = useSite();
  const dialog = useLogin(request);
  return (
    <LoginDialog
      {...dialog}
      open
      onClose={login.close}
      {...(request.kind === 'choice' ? {} : { reason: request.reason })}
    />
  );
}
