import { ConfirmDialog } from '@wutong/ui/patterns/confirm-dialog';
import { LOGIN_MESSAGES } from '@wutong/domain';
import { MESSAGES } from '../messages/messages.ts';
import type { useSignOut } from './use-sign-out.ts';

/** Asks before signing out (spec section 4); what is said below it is that nothing is lost. */
export function SignOutDialog({ asking, pending, confirm, cancel }: ReturnType<typeof useSignOut>) {
  if (!asking) return null;
  return (
    <ConfirmDialog
      open
      title={LOGIN_MESSAGES.confirmSignOut}
      body={MESSAGES.signOutBody}
      confirmLabel={MESSAGES.signOut}
      pending={pending}
      onConfirm={confirm}
      onClose={cancel}
    />
  );
}
