import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { someDetail } from '../../testing/discovery.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './RichText.keyboard.ts';
import { RichText } from './RichText.tsx';

const table = '<table><tr><th>章节</th><th>学时</th></tr><tr><td>总论</td><td>2</td></tr><tr><td>实务</td><td>6</td></tr></table>';

const meta = {
  component: RichText,
  args: { html: `${someDetail().introduction ?? ''}<blockquote>学而时习之。</blockquote>${table}` },
  decorators: [(Story) => <div><h1 hidden>课程</h1><h2 hidden>课程介绍</h2><Story /></div>],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = {
  args: { html: '<p onclick="alert(1)" style="color:red">安全的文字<script>alert(1)</script></p><a href="javascript:alert(1)">链接</a><img src="x" onerror="alert(1)">' },
};
export const Phone: Story = { ...phone };
export const Keyboard: Story = { args: { onClick: stay, html: '<p>详见<a href="https://www.example.com/">办事指南</a>。</p>' }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
