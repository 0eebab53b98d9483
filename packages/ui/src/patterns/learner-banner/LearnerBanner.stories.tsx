import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './LearnerBanner.keyboard.ts';
import { LearnerBanner } from './LearnerBanner.tsx';

const user = { realName: '沈知秋', mobile: '13800000001', avatar: null, areaName: '盐城市亭湖区', certified: true };
const figures = [
  { value: 46.5, label: '年度学时' }, { value: 8, label: '在学课程' }, { value: 5, label: '已完成' }, { value: 3, label: '证书' },
];

const meta = {
  component: LearnerBanner,
  args: { user, infoHref: '/center/info', figures, heading: 'h1' },
} satisfies Meta<typeof LearnerBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

export const Default: Story = {
  ...desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '沈知秋' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '个人资料' })).toHaveAttribute('href', '/center/info');
    await expect(canvas.getByText('年度学时')).toBeVisible();
  },
};

/** Without a real name the mobile number stands, its middle hidden; without a certificate the tag says so. */
export const MobileOnly: Story = {
  ...desk,
  args: { user: { ...user, realName: null, areaName: null, certified: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '138****0001' })).toBeVisible();
  },
};

/** A picture that does not load falls back to the drawn one. */
export const BrokenAvatar: Story = {
  ...desk,
  args: { user: { ...user, avatar: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('沈')).toBeVisible();
  },
};

export const Loading: Story = { ...desk, args: { figures: null } };

export const WithoutFigures: Story = { ...desk, args: { figures: [], infoHref: null } };

export const LongName: Story = {
  args: {
    user: { ...user, realName: '阿布都热依木·买买提明·吐尔逊江', areaName: '江海省江城市高新技术产业开发区' },
    figures: [...figures, { value: '1,280', label: '累计学习分钟' }, { value: 12, label: '练习' }],
  },
};

export const Narrow: Story = { ...phone };

export const NarrowLoading: Story = { ...phone, args: { figures: null } };

export const NarrowLongName: Story = { ...phone, args: { ...LongName.args } };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
