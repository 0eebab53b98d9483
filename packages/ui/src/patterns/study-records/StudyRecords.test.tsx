import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { someRecords } from './study-records.fixture.ts';
import { StudyRecords } from './StudyRecords.tsx';

describeConformance('StudyRecords', { render: (probe) => <StudyRecords records={someRecords(2, 3)} {...probe} /> });

describe('StudyRecords', () => {
  it('says of each year in words whether its rule was kept', () => {
    const { stage } = mount(<StudyRecords records={[...someRecords(1, 3), ...someRecords(2, 30).slice(30)]} />);
    const rules = [...stage.querySelectorAll('.wt-rule')].map((rule) => rule.textContent);
    expect(rules).toEqual(['距每年 90 学时的要求还差 79.5 学时3 条记录', '已达到每年 90 学时的要求30 条记录']);
  });

  it('closes one year and leaves the others', async () => {
    mount(<StudyRecords records={someRecords(2, 3)} />);
    await page.getByRole('button', { name: /2026 年/ }).click();
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(page.getByRole('button', { name: /2025 年/ })).toHaveAttribute('aria-expanded', 'true');
  });
});
