import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { ExamSubmitDialog } from './ExamSubmitDialog.tsx';
import type { ExamSubmitDialogProps } from './ExamSubmitDialog.tsx';

const given: ExamSubmitDialogProps = {
  open: true, saving: 'saved', pending: false, onSubmit: vi.fn(), onJump: vi.fn(), onClose: vi.fn(),
  progress: { total: 200, answered: 196, unanswered: 4, marked: 2, firstUnanswered: 'q9', firstMarked: 'q3' },
};
const dialog = page.getByRole('alertdialog', { name: '确认交卷' });

describe('ExamSubmitDialog', () => {
  beforeEach(() => vi.clearAllMocks());

  it('says what is left and marked, what it costs, and that there is no way back', async () => {
    mount(<ExamSubmitDialog {...given} />);
    await expect.element(dialog.getByText(/还有 4 题没有答完，交卷后按未作答计分。您标记了 2 题/)).toBeVisible();
    await expect.element(dialog.getByText(/交卷后不能再修改答案。/)).toBeVisible();
  });

  it('leads to what is left and to what is marked', async () => {
    mount(<ExamSubmitDialog {...given} />);
    await dialog.getByRole('button', { name: '查看标记的题' }).click();
    expect(given.onJump).toHaveBeenCalledExactlyOnceWith('q3');
  });

  it('has nowhere to lead when all is answered', async () => {
    mount(<ExamSubmitDialog {...given} progress={{ ...given.progress, answered: 200, unanswered: 0, marked: 0, firstUnanswered: null, firstMarked: null }} />);
    await expect.element(dialog.getByText(/200 题已全部作答。/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^查看/ })).not.toBeInTheDocument();
  });

  it('says that answers which are not saved are handed in too', async () => {
    mount(<ExamSubmitDialog {...given} saving="unsaved" />);
    await expect.element(dialog.getByText(/交卷时会一并提交，不会丢失/)).toBeVisible();
    await expect.element(dialog.getByText('未保存，将重试')).toBeVisible();
  });

  it('says why it failed and that nothing is lost, and can be tried again', async () => {
    mount(<ExamSubmitDialog {...given} failure="网络好像断开了，请检查后再交一次。" />);
    await expect.element(dialog.getByRole('alert').getByText(/您的答案都还在，没有丢失。网络好像断开了，请检查后再交一次。/)).toBeVisible();
    await dialog.getByRole('button', { name: '交卷', exact: true }).click();
    expect(given.onSubmit).toHaveBeenCalledOnce();
  });

  it('takes no second press while the paper is on its way', async () => {
    mount(<ExamSubmitDialog {...given} pending />);
    await dialog.getByRole('button', { name: /交卷/ }).click();
    expect(given.onSubmit).not.toHaveBeenCalled();
    await expect.element(dialog.getByRole('button', { name: '继续答题' })).toBeDisabled();
  });
});
