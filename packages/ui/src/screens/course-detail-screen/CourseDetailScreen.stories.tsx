import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { nothing, someDetail, someOutline } from '../../testing/discovery.ts';
import { InShell } from '../screen-frame/InShell.fixture.tsx';
import { commonStates } from '../screen-frame/states.fixture.ts';
import { CourseDetailScreen } from './CourseDetailScreen.tsx';
import { detailReady } from './detail.fixture.ts';

const meta = { component: CourseDetailScreen, args: detailReady } satisfies Meta<typeof CourseDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const lesson = someOutline[0]?.lessons[0] ?? { id: '0', name: '课程导学', duration: 60, freePreview: true, watched: null };
const onAddToCart = fn();
const onBuyNow = fn();

export const Ready: Story = {
  args: { buy: { kind: 'buyable', onAddToCart, onBuyNow, pending: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const fact of ['学时', '学习形式', '有效期', '主讲老师', '学员评价']) await expect(canvas.getAllByText(fact)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(onAddToCart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    await expect(onBuyNow).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: commonStates.Loading } };
export const Empty: Story = { args: { state: commonStates.Empty } };
export const Forbidden: Story = { args: { state: commonStates.Forbidden } };
export const Failed: Story = { args: { state: commonStates.Failed } };
export const Offline: Story = { args: { state: commonStates.Offline } };
export const AddingToCart: Story = { args: { buy: { kind: 'buyable', onAddToCart: nothing, onBuyNow: nothing, pending: 'cart' } } };
export const InCart: Story = { args: { buy: { kind: 'inCart', cartHref: '/shopping/user', onBuyNow: nothing, pending: null } } };
export const Owned: Story = { args: { buy: { kind: 'owned', studyHref: '/study/online?course=1' } } };
export const Unavailable: Story = { args: { buy: { kind: 'unavailable', reason: '企业账号不能购买个人课程，请使用个人账号登录。' } } };
export const Free: Story = {
  args: { state: { status: 'ready', course: someDetail({ price: 0, originalPrice: null, validDays: null }), outline: someOutline, related: [] } },
};
export const Bare: Story = {
  args: {
    state: {
      status: 'ready',
      course: someDetail({ name: longCourseName, introduction: null, score: null, lecturerName: null, studyForm: 2, place: '示例市学府路 1 号 3 号楼 201 教室', learnerCount: 0 }),
      outline: [],
      related: [],
    },
  },
};
export const Preview: Story = { args: { preview: { lesson, video: { status: 'loading' } } } };
export const Phone: Story = { ...phone };
export const PhoneInCart: Story = { ...phone, args: { ...InCart.args } };
export const PhoneUnavailable: Story = { ...phone, args: { ...Unavailable.args } };
export const PhoneLongName: Story = { ...phone, args: { ...Bare.args } };

/** The whole page of either branch. */
export const MainPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'main-platform' },
  render: (args) => <InShell variant="main"><CourseDetailScreen {...args} /></InShell>,
};
export const AssociationPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'association' },
  render: (args) => <InShell variant="association"><CourseDetailScreen {...args} /></InShell>,
};

export const AllBrands: Story = { args: { buy: { kind: 'owned', studyHref: '/study/online' } }, ...allBrands };
