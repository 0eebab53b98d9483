import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { examWording } from '../../wording/exam.ts';
import { SavingNote } from './SavingNote.tsx';

const words = examWording.saving;

describeConformance('SavingNote', { render: (probe) => <SavingNote saving="saved" words={words} {...probe} /> });

describe('SavingNote', () => {
  it('announces only what went wrong, in a region that was there before', async () => {
    const { render } = mount(<SavingNote saving="saving" words={words} />);
    await expect.element(page.getByText('正在保存')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    render(<SavingNote saving="unsaved" words={words} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('未保存，将重试');
    render(<SavingNote saving="saved" words={words} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    await expect.element(page.getByText('已保存')).toBeVisible();
  });
});
