import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ORDER_STATUS } from '@wutong/domain';
import { buildCourseDetail, buildOrder, buildPurchasedCourse } from '@wutong/testing/builders';
import { mockHandlers } from '@wutong/testing/mocks';
import type { Branch } from '../branch/index.ts';
import { href, SHOPPING_ROUTES } from '../catalogue/index.ts';
import { SiteStory } from './site-story.tsx';

const order = buildOrder({ status: ORDER_STATUS.pendingPayment, paidAt: null });
const paid = buildOrder({ status: ORDER_STATUS.paid });
const purchase = buildPurchasedCourse();

const shopping = (branch: Branch) => SHOPPING_ROUTES[branch.shopping];

const meta = {
  title: 'Shopping and study',
  component: SiteStory,
  args: { path: (branch) => href(shopping(branch).cart), as: 'learner' },
  parameters: { bleed: true, asBranch: true, msw: { handlers: mockHandlers({ overrides: { orderDetail: () => order, subPlatformOrderDetail: () => order } }) } },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof SiteStory>;

const says = (text: string | RegExp): NonNullable<Story['play']> => async ({ canvasElement }) => {
  const found = await within(canvasElement).findAllByText(text, undefined, { timeout: 10_000 });
  await expect(found[0]).toBeVisible();
};

/** The cart, at the path of the branch's way of shopping. */
export const Cart: Story = { play: says('去结算') };

/** A visitor who opens the cart is asked to sign in, in place. */
export const CartAsVisitor: Story = { args: { as: 'visitor' }, play: says('请先登录') };

export const ConfirmOrder: Story = { args: { path: (branch) => href(shopping(branch).confirm) }, play: says('提交订单') };

export const BuyNow: Story = { args: { path: `/shopping/userbuy?id=${buildCourseDetail().id}` }, play: says('提交订单') };

export const Pay: Story = { args: { path: (branch) => href(shopping(branch).pay, { orderNum: order.orderNum }) }, play: says(order.orderNum) };

export const Paid: Story = {
  args: { path: `/shopping/success?orderNum=${paid.orderNum}` },
  parameters: { msw: { handlers: mockHandlers({ overrides: { orderDetail: () => paid, subPlatformOrderDetail: () => paid } }) } },
  play: says('支付成功'),
};

export const PaymentFailed: Story = {
  args: { path: `/shopping/error?orderNum=${order.orderNum}` },
  parameters: {
    msw: {
      handlers: mockHandlers({
        overrides: {
          orderDetail: () => order, subPlatformOrderDetail: () => order,
          inspectOrder: ({ orderNum }) => ({ orderNum, state: 'failed' }),
        },
      }),
    },
  },
  play: says('支付没有完成'),
};

export const StudyCentre: Story = { args: { path: '/study/online' }, play: says('我的课程') };

export const Player: Story = {
  args: { path: `/study/online?course=${purchase.course.id}` },
  play: says('课程目录'),
};
