export { PresenceCheckDialog, type PresenceCheckDialogProps, type PresenceCheck } from './PresenceCheckDialog.tsx';
