import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const given: ConfirmDialogProps = {
  open: true, title: '移除课程', body: '将从购物车移除《危险化学品安全管理》。', confirmLabel: '移除课程', pending: false, onConfirm: vi.fn(), onClose: vi.fn(),
};

const dialog = page.getByRole('alertdialog', { name: '移除课程' });

describe('ConfirmDialog', () => {
  beforeEach(() => vi.clearAllMocks());

  it('names what is destroyed and does it only when told to', async () => {
    mount(<ConfirmDialog {...given} danger />);
    await expect.element(dialog.getByText('将从购物车移除《危险化学品安全管理》。')).toBeVisible();
    expect(given.onConfirm).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: '移除课程' }).click();
    expect(given.onConfirm).toHaveBeenCalledOnce();
    expect(given.onClose).not.toHaveBeenCalled();
  });

  it('changes nothing on the way out', async () => {
    mount(<ConfirmDialog {...given} />);
    await dialog.getByRole('button', { name: '取消' }).click();
    expect(given.onClose).toHaveBeenCalledOnce();
    expect(given.onConfirm).not.toHaveBeenCalled();
  });

  it('takes no second press while it is under way', async () => {
    mount(<ConfirmDialog {...given} pending />);
    await dialog.getByRole('button', { name: /移除课程/ }).click();
    await userEvent.keyboard('{Enter}');
    expect(given.onConfirm).not.toHaveBeenCalled();
  });

  it('is not there before it is asked for', async () => {
    mount(<ConfirmDialog {...given} open={false} />);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
