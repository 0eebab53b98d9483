import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, desk, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { CourseCover } from '../course-cover/index.ts';
import { keyboard } from './Carousel.keyboard.ts';
import { Carousel } from './Carousel.tsx';

const slide = (name: string) => ({
  key: name,
  content: (
    <div style={{ position: 'relative' }}>
      <CourseCover id={name} hue={name} squareCorners />
      <a href={`#${name}`} aria-label={name} style={{ position: 'absolute', inset: 0 }} />
    </div>
  ),
});

const meta = {
  component: Carousel,
  args: { label: '推荐专题', interval: 0, slides: ['公需科目开课', '安全生产专题', '职称评审政策'].map(slide) },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}><Story /></div>],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '推荐专题' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 张，共 3 张' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '第 2 张，共 3 张' })).not.toHaveAttribute('inert'));
    await expect(canvas.getByRole('group', { name: '第 1 张，共 3 张' })).toHaveAttribute('inert');
    await expect(canvas.getByRole('button', { name: '第 2 张，共 3 张' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Playing: Story = {
  args: { interval: 60_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '暂停自动播放' }));
    await expect(canvas.getByRole('button', { name: '自动播放' })).toBeVisible();
  },
};

/** Two quick presses are two slides, also while the row still moves. */
export const QuickPresses: Story = {
  ...desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: '下一张' });
    next.click();
    next.click();
    await waitFor(() => expect(canvas.getByRole('button', { name: '第 3 张，共 3 张' })).toHaveAttribute('aria-current', 'true'));
  },
};

export const Keyboard: Story = { args: { interval: 60_000 }, play: playKeyboard(keyboard), ...desk };

export const Single: Story = { args: { slides: [slide('公需科目开课')] } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
