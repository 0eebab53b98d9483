import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { purchases } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { StudyCentreScreen } from './StudyCentreScreen.tsx';
import type { StudyCentreScreenProps } from './StudyCentreScreen.tsx';

const given: StudyCentreScreenProps = {
  state: { status: 'ready', page: purchases() }, hours: { year: 2026, earned: 37.5, required: 90 },
  person: { name: '林晓雯', avatar: null, areaName: '滨海市' }, courseHref: ({ course }) => `#${course.id}`,
  pageHref: (number) => `#page-${number}`, browseHref: '#courses', onRetry: vi.fn(),
};

describe('StudyCentreScreen', () => {
  it('calls a course expired only when it was told what time it is', async () => {
    const { render } = mount(<StudyCentreScreen {...given} />);
    await expect.element(page.getByText('已过有效期')).not.toBeInTheDocument();
    render(<StudyCentreScreen {...given} now="2026-11-21T09:00:00+08:00" />);
    await expect.element(page.getByText('已过有效期')).toBeVisible();
  });

  it('keeps the hours in sight while the courses are missing', async () => {
    const { render } = mount(<StudyCentreScreen {...given} state={{ status: 'empty' }} />);
    await expect.element(page.getByRole('link', { name: '去选课' })).toHaveAttribute('href', '#courses');
    await expect.element(page.getByText('还差 52.5 学时')).toBeVisible();
    render(<StudyCentreScreen {...given} state={{ status: 'failed', failure: { reason: 'offline', message: '请检查网络。' } }} />);
    await expect.element(page.getByText('还差 52.5 学时')).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    expect(given.onRetry).toHaveBeenCalledOnce();
  });
});
