import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './BackToTop.keyboard.ts';
import { BackToTop } from './BackToTop.tsx';

const meta = { component: BackToTop, args: { after: 0 } } satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AfterScrolling: Story = {
  args: { after: 200 },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200vh' }}>
        <h1 tabIndex={-1}>课程中心</h1>
        <div style={{ position: 'fixed', insetBlockEnd: '1rem', insetInlineEnd: '1rem' }}><Story /></div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: '返回顶部' })).toBeNull();
    window.scrollTo({ top: 400 });
    await userEvent.click(await canvas.findByRole('button', { name: '返回顶部' }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const Keyboard: Story = {
  decorators: [(Story) => <><h1 tabIndex={-1}>课程中心</h1><Story /></>],
  play: playKeyboard(keyboard),
};

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
