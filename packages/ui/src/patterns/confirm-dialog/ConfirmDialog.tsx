import type { ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { useWording } from '../../wording/index.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What exactly will happen, with the names of what is destroyed, and what stays safe. */
  body: ReactNode;
  /** The verb of the action: 移除课程. Never 确定. */
  confirmLabel: string;
  /** It destroys something. */
  danger?: boolean | undefined;
  /** The action is under way. */
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what can't be taken back. The safe way out comes first and is where the keyboard lands. */
export function ConfirmDialog({
  open, title, body, confirmLabel, danger = false, pending, onConfirm, onClose,
}: ConfirmDialogProps) {
  const words = useWording().confirm;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      dismissable={!pending}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={onConfirm}>{confirmLabel}</Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
