export { SavingNote, type Saving, type SavingNoteProps } from './SavingNote.tsx';
