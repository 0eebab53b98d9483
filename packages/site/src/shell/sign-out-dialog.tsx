import { ConfirmDialog } from '@wutong/ui/patterns/confirm-dialog';
import { LOGIN_MESSAGES } from '@wutong/domain';
import { MESSAGES } from '../messages/messages.ts';
import type { useSignOut } from './use-sign-out.ts';

type SignOutDialogProps = Pick<ReturnType<typeof useSignOut>, 'pending' | 'confirm' | 'cancel'>;

/** Asks before signing out (spec section 4); what is said below it is that nothing is lost. */
export function SignOutDialog({ pending, confirm, cancel }: SignOutDialogProps) {
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
