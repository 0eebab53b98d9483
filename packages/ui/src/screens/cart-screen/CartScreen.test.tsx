import { useState } from 'react';
import { withoutCourses } from '@wutong/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cartLine, cartOfTwo, LONGEST_NAME } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { CartScreen } from './CartScreen.tsx';
import type { CartScreenProps } from './CartScreen.tsx';

const cart = cartOfTwo();
const [first, second] = cart.groups;
const idsOf = (lines: readonly { courseId: string }[] = []): string[] => lines.map((line) => line.courseId);

const given: CartScreenProps = {
  state: { status: 'ready', cart }, pending: [], onSelect: vi.fn(), onRemove: vi.fn(), onClear: vi.fn(), onCheckout: vi.fn(),
  courseHref: (courseId) => `#${courseId}`, browseHref: '#courses', onRetry: vi.fn(), onSignIn: vi.fn(),
};

const dialog = page.getByRole('alertdialog');

describe('CartScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it('selects and unselects one course', async () => {
    mount(<CartScreen {...given} />);
    await page.getByRole('checkbox', { name: `选择《${LONGEST_NAME}》` }).click();
    expect(given.onSelect).toHaveBeenCalledExactlyOnceWith(idsOf(first?.lines.slice(0, 1)), false);
  });

  it('shows a group that is selected in part as such, and selects what it lacks, without what left the shelf', async () => {
    mount(<CartScreen {...given} />);
    const group = page.getByRole('checkbox', { name: '选择江海护理教育中心的全部课程' });
    await expect.element(group).toBePartiallyChecked();
    await group.click();
    expect(given.onSelect).toHaveBeenCalledExactlyOnceWith(idsOf(second?.lines.slice(0, 2)), true);
  });

  it('unselects a group that is selected in full', async () => {
    mount(<CartScreen {...given} />);
    const group = page.getByRole('checkbox', { name: '选择江海省安全生产科学研究院培训中心的全部课程' });
    await expect.element(group).toBeChecked();
    await group.click();
    expect(given.onSelect).toHaveBeenCalledExactlyOnceWith(idsOf(first?.lines), false);
  });

  it('selects everything that can be bought', async () => {
    mount(<CartScreen {...given} />);
    const all = page.getByRole('checkbox', { name: '全选' });
    await expect.element(all).toBePartiallyChecked();
    await all.click();
    expect(given.onSelect).toHaveBeenCalledExactlyOnceWith([...idsOf(first?.lines), ...idsOf(second?.lines.slice(0, 2))], true);
  });

  it('cannot select a course that left the shelf, and says why', async () => {
    mount(<CartScreen {...given} />);
    const gone = second?.lines[2];
    await expect.element(page.getByRole('checkbox', { name: `选择《${gone?.course.name ?? ''}》` })).toBeDisabled();
    await expect.element(page.getByText('已下架')).toBeVisible();
  });

  it('adds up what is selected and goes on', async () => {
    mount(<CartScreen {...given} />);
    const bar = page.getByRole('region', { name: '结算' });
    await expect.element(bar.getByText('¥1,640.00', { exact: true })).toBeVisible();
    await expect.element(bar.getByText('已优惠 ¥400.00')).toBeVisible();
    await bar.getByRole('button', { name: '去结算' }).click();
    expect(given.onCheckout).toHaveBeenCalledOnce();
  });

  it('does not go on with nothing selected', async () => {
    const line = cartLine(1, { selected: false });
    mount(<CartScreen {...given} state={{ status: 'ready', cart: { groups: [{ institutionId: '1', institutionName: '中心', lines: [line] }] } }} />);
    await expect.element(page.getByRole('button', { name: '去结算' })).toBeDisabled();
  });

  it('asks before it removes a course, by name, and keeps it when the buyer turns back', async () => {
    mount(<CartScreen {...given} />);
    await page.getByRole('button', { name: `移除《${LONGEST_NAME}》` }).click();
    await expect.element(dialog.getByText(`将从购物车移除《${LONGEST_NAME}》。`)).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(given.onRemove).not.toHaveBeenCalled();
  });

  it('removes it once confirmed', async () => {
    mount(<CartScreen {...given} />);
    await page.getByRole('button', { name: `移除《${LONGEST_NAME}》` }).click();
    await dialog.getByRole('button', { name: '移除课程' }).click();
    expect(given.onRemove).toHaveBeenCalledExactlyOnceWith(idsOf(first?.lines.slice(0, 1)));
  });

  it('names what emptying the cart removes', async () => {
    mount(<CartScreen {...given} />);
    await page.getByRole('button', { name: '清空购物车' }).click();
    await expect.element(dialog.getByText(/全部 5 门课程：《注册安全工程师.+》、《.+》、《.+》等。/)).toBeVisible();
    await dialog.getByRole('button', { name: '清空购物车' }).click();
    expect(given.onClear).toHaveBeenCalledOnce();
    expect(given.onRemove).not.toHaveBeenCalled();
  });

  it('keeps the keyboard in the cart when a removed line takes its button along', async () => {
    function Removable() {
      const [kept, setKept] = useState(cart);
      return <CartScreen {...given} state={{ status: 'ready', cart: kept }} onRemove={(ids) => setKept(withoutCourses(kept, ids))} />;
    }
    mount(<Removable />);
    await page.getByRole('button', { name: `移除《${LONGEST_NAME}》` }).click();
    await dialog.getByRole('button', { name: '移除课程' }).click();
    await expect.element(page.getByRole('heading', { name: '购物车', level: 1 })).toHaveFocus();
  });

  it('lets a buyer whose session ended sign in again', async () => {
    mount(<CartScreen {...given} state={{ status: 'forbidden' }} />);
    await page.getByRole('button', { name: '登录' }).click();
    expect(given.onSignIn).toHaveBeenCalledOnce();
  });
});
