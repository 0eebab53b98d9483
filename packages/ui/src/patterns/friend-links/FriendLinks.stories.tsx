import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './FriendLinks.keyboard.ts';
import { FriendLinks } from './FriendLinks.tsx';

const names = ['省人力资源和社会保障网', '省专业技术人员管理平台', '学分银行', '国家职业资格查询', '技能人才评价网', '开放大学继续教育学院'];
const links = names.map((name, index) => ({ id: String(index), name, href: `https://www.example.com/${index}`, logo: null }));

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" width="120" height="32"><path d="M2 4h24v24H2zM36 12h80v8H36z"/></svg>')}`;

const meta = {
  component: FriendLinks,
  args: { links },
  decorators: [(Story) => <><h1 hidden>首页</h1><Story /></>],
} satisfies Meta<typeof FriendLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '友情链接' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /学分银行/ })).toHaveAttribute('target', '_blank');
  },
};

export const Logos: Story = { args: { links: links.map((link, index) => ({ ...link, logo: index % 2 === 0 ? drawn : null })) } };

export const Many: Story = { args: { links: Array.from({ length: 4 }, (_, turn) => links.map((link) => ({ ...link, id: `${turn}-${link.id}` }))).flat() } };

export const Narrow: Story = { ...phone };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
