import type { PaperProgress } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { SavingNote } from '../saving-note/index.ts';
import type { Saving } from '../saving-note/index.ts';
import { Body } from './ExamSubmitDialog.styles.ts';

export interface ExamSubmitDialogProps {
  open: boolean;
  progress: PaperProgress;
  /** Whether the answers have reached the platform. */
  saving: Saving;
  /** The paper is on its way. */
  pending: boolean;
  /** Why handing in did not succeed: what happened and what to do. */
  failure?: string | undefined;
  onSubmit: () => void;
  /** Goes to a question that is left or marked. */
  onJump: (questionId: string) => void;
  onClose: () => void;
}

/** Asks before a paper is handed in: what is left, what is marked, what will happen, and that no answer is lost. */
export function ExamSubmitDialog({ open, progress, saving, pending, failure, onSubmit, onJump, onClose }: ExamSubmitDialogProps) {
  const words = useExamWording();
  const { submit } = words;
  const { total, answered, unanswered, marked, firstUnanswered, firstMarked } = progress;
  const figures = [
    { key: 'answered', label: submit.answered, count: answered, to: null, go: '' },
    { key: 'unanswered', label: submit.unanswered, count: unanswered, to: firstUnanswered, go: submit.toUnanswered },
    { key: 'marked', label: submit.marked, count: marked, to: firstMarked, go: submit.toMarked },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={submit.title}
      role="alertdialog"
      dismissable={!pending}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>{submit.stay}</Button>
          <Button variant="primary" loading={pending} onClick={onSubmit}>{submit.confirm}</Button>
        </>
      }
    >
      <Body>
        {failure !== undefined && (
          <Banner tone="danger" title={submit.failedTitle}>{fill(submit.failed, { reason: failure })}</Banner>
        )}
        <dl>
          {figures.map(({ key, label, count, to, go }) => (
            <div key={key} data-figure={key} data-none={count === 0 || undefined}>
              <dt>{label}</dt>
              <dd>
                {to !== null && !pending && <Button size="sm" variant="quiet" onClick={() => onJump(to)}>{go}</Button>}
                <strong>{fill(submit.count, { count })}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {unanswered === 0 ? fill(submit.allDone, { total }) : fill(submit.someLeft, { count: unanswered })}
          {marked > 0 && fill(submit.someMarked, { count: marked })}
          <strong>{submit.finally}</strong>
        </p>
        {saving === 'unsaved' && <Banner tone="warning" title={submit.unsavedTitle}>{submit.unsaved}</Banner>}
        <SavingNote saving={saving} words={words.saving} />
      </Body>
    </Dialog>
  );
}
