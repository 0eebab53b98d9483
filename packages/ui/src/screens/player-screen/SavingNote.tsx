import { CloudCheck, CloudOff, CloudUpload } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import type { ProgressSaving } from './props.ts';

const shapes = { saved: CloudCheck, saving: CloudUpload, unsaved: CloudOff } as const;

/** Whether the progress is safe; only what went wrong is announced, saving every few seconds is not. */
export function SavingNote({ saving }: { saving: ProgressSaving }) {
  const words = useStudyWording().player;
  return (
    <p className="wt-saving" data-saving={saving}>
      <Icon of={shapes[saving]} size="sm" />
      <span role="status">{saving === 'unsaved' ? words.unsaved : ''}</span>
      {saving !== 'unsaved' && <span>{words[saving]}</span>}
    </p>
  );
}
