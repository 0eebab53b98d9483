import type { Meta, StoryObj } from '@storybook/react-vite';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  component: SidePanel,
  parameters: { bleed: true },
  globals: { viewport: { value: 'desk', isRotated: false } },
  args: {
    support: { label: '在线客服', href: 'https://example.com/' },
    entries: [{ label: '机构入驻', href: '/application' }],
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SupportOnly: Story = { args: { entries: [] } };
export const LongPage: Story = { render: (args) => <div style={{ minHeight: '240vh' }}><SidePanel {...args} /></div> };
