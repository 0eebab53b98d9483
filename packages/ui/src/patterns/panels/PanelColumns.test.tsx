import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { Panel } from './Panel.tsx';
import { PanelColumns } from './PanelColumns.tsx';

describeConformance('PanelColumns', { render: (probe) => <PanelColumns summary="合计" {...probe}>课程</PanelColumns> });
describeConformance('Panel', { render: (probe) => <Panel heading="课程" {...probe}>课程</Panel> });

describe('Panel', () => {
  it('is a region named by its heading', async () => {
    mount(<Panel heading="退款原因">学习计划有变</Panel>);
    await expect.element(page.getByRole('region', { name: '退款原因' }).getByRole('heading', { level: 2 })).toBeVisible();
  });
});
