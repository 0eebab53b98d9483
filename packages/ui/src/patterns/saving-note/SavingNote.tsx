import type { ComponentProps } from 'react';
import { CloudCheck, CloudOff, CloudUpload } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { Root } from './SavingNote.styles.ts';

/** Whether what a learner did has reached the platform. */
export type Saving = 'saved' | 'saving' | 'unsaved';

export interface SavingNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  saving: Saving;
  /** The words for each state, as this page says them. */
  words: Readonly<Record<Saving, string>>;
}

const shapes = { saved: CloudCheck, saving: CloudUpload, unsaved: CloudOff } as const;

/** Whether work is safe, told in a word and a shape. Only what went wrong is announced: saving often is not news. */
export function SavingNote({ saving, words, ...rest }: SavingNoteProps) {
  return (
    <Root data-saving={saving} {...rest}>
      <Icon of={shapes[saving]} size="sm" />
      <span role="status">{saving === 'unsaved' ? words.unsaved : ''}</span>
      {saving !== 'unsaved' && <span>{words[saving]}</span>}
    </Root>
  );
}
