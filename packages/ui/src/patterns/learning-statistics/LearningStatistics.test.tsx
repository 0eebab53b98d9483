import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { LearningStatistics } from './LearningStatistics.tsx';

const values = [{ label: '2025', value: 96 }, { label: '2026', value: 36 }];

describeConformance('LearningStatistics', { render: (probe) => <LearningStatistics title="每年学时" unit="学时" values={values} {...probe} /> });

describe('LearningStatistics', () => {
  it('says in words what the picture shows, and what is below the rule', async () => {
    mount(<LearningStatistics title="每年学时" unit="学时" values={values} required={90} />);
    await expect.element(page.getByRole('img', { name: '每年学时；2025：96 学时；2026：36 学时，未达到 90 学时' })).toBeVisible();
    expect(document.querySelectorAll('.wt-bar[style*="url"]')).toHaveLength(1);
  });

  it('shows the same values as a table', async () => {
    mount(<LearningStatistics title="每年学时" unit="学时" values={values} />);
    await page.getByRole('button', { name: '表格' }).click();
    expect(page.getByRole('cell').elements().map((cell) => cell.textContent)).toEqual(['96', '36']);
    expect(page.getByRole('rowheader').elements().map((head) => head.textContent)).toEqual(['2025', '2026']);
  });
});
