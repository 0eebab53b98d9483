import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, Download } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './Tooltip.keyboard.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: '每 45 分钟视频计 1 学时，学完并通过测验后生效。',
    children: (trigger) => <Button {...trigger} icon={<Icon of={CircleHelp} size="sm" />}>学时怎么算</Button>,
  },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '8rem' }}><Story /></div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '学时怎么算' });
    await expect(button).toHaveAccessibleDescription('每 45 分钟视频计 1 学时，学完并通过测验后生效。');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(button);
    const tooltip = await canvas.findByRole('tooltip');
    await userEvent.unhover(button);
    await userEvent.hover(tooltip);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await within(canvasElement).findByRole('tooltip');
  },
};

export const Below: Story = { ...Opened, args: { side: 'below' } };

export const OfAnIconButton: Story = {
  args: {
    text: 'PDF，约 200 KB',
    children: (trigger) => <IconButton {...trigger} icon={Download} label="下载证书" title={undefined} />,
  },
};

export const LongText: Story = { ...Opened, args: { text: `${longCourseName}${longCourseName}` } };

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = { ...allBrands };
