import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { HoursCard } from './HoursCard.tsx';

describeConformance('HoursCard', { render: (probe) => <HoursCard hours={{ year: 2026, earned: 30, required: 90 }} {...probe} /> });

describe('HoursCard', () => {
  it('says what is earned, what is asked for and what is left', async () => {
    const { stage } = mount(<HoursCard hours={{ year: 2026, earned: 37.5, required: 90 }} />);
    expect(stage.textContent).toContain('37.5学时');
    expect(stage.textContent).toContain('还差 52.5 学时');
    expect(stage.textContent).toContain('要求 90 学时');
    await expect.element(page.getByRole('progressbar', { name: '2026 年学时完成情况' })).toHaveAttribute('aria-valuenow', '42');
  });

  it('says that the year is done, and no longer what is left', async () => {
    const { stage } = mount(<HoursCard hours={{ year: 2026, earned: 96, required: 90 }} />);
    expect(stage.textContent).toContain('已达到今年的要求');
    expect(stage.textContent).not.toContain('还差');
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it('is done where nothing is asked for', async () => {
    mount(<HoursCard hours={{ year: 2026, earned: 0, required: 0 }} />);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
});
