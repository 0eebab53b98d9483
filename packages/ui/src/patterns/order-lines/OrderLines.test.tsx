import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chosenGroups } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { groupsOfCart } from './groups.ts';
import { OrderLines } from './OrderLines.tsx';

const groups = groupsOfCart(chosenGroups());

describeConformance('OrderLines', { render: (probe) => <OrderLines groups={groups} {...probe} /> });

describe('OrderLines', () => {
  it('says of each course its form, hours, validity and price', async () => {
    mount(<OrderLines groups={groups} />);
    const free = page.getByRole('group', { name: '江海护理教育中心' });
    await expect.element(free).toHaveTextContent('江海护理教育中心普通车工基本技能视频课程1.5 学时长期有效免费');
  });
});
