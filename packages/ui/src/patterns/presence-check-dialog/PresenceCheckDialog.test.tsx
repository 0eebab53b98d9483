import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { PresenceCheckDialog } from './PresenceCheckDialog.tsx';
import type { PresenceCheckDialogProps } from './PresenceCheckDialog.tsx';

const given: PresenceCheckDialogProps = {
  open: true, check: { status: 'asking', secondsLeft: 42, secondsGiven: 60 }, pending: false, onConfirm: vi.fn(),
};
const asking = page.getByRole('alertdialog', { name: '您还在学习吗？' });

describe('PresenceCheckDialog', () => {
  beforeEach(() => vi.clearAllMocks());

  it('says how long there is and what happens otherwise', async () => {
    mount(<PresenceCheckDialog {...given} />);
    await expect.element(asking.getByText(/请在 60 秒内确认/)).toBeVisible();
    await expect.element(asking.getByText(/已经学到的都会保留，只是先暂停累计/)).toBeVisible();
    await expect.element(asking.getByRole('timer').getByText(/剩余 42 秒/)).toBeVisible();
  });

  it('announces no second of the countdown', async () => {
    mount(<PresenceCheckDialog {...given} />);
    await expect.element(asking.getByRole('timer')).toBeVisible();
    expect(asking.element().querySelector('[aria-live],[role=status],[role=alert]')).toBeNull();
  });

  it('takes Escape as the answer of somebody who is there', async () => {
    mount(<PresenceCheckDialog {...given} />);
    await expect.element(asking.getByRole('button', { name: '我在学习' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(given.onConfirm).toHaveBeenCalledOnce();
  });

  it('says after the time that hours are paused and until when they are kept', async () => {
    mount(<PresenceCheckDialog {...given} check={{ status: 'paused', countedUntil: '2026-11-21T10:32:00+08:00' }} />);
    const paused = page.getByRole('alertdialog', { name: '学时已暂停累计' });
    await expect.element(paused.getByText(/截至 11 月 21 日 10:32 的学时都已保留。/)).toBeVisible();
    await paused.getByRole('button', { name: '继续学习' }).click();
    expect(given.onConfirm).toHaveBeenCalledOnce();
  });

  it('says when the answer did not arrive, and takes it again', async () => {
    mount(<PresenceCheckDialog {...given} failed />);
    await expect.element(asking.getByRole('alert').getByText(/确认没有送达/)).toBeVisible();
    await asking.getByRole('button', { name: '我在学习' }).click();
    expect(given.onConfirm).toHaveBeenCalledOnce();
  });
});
