import type { Meta, StoryObj } from '@storybook/react-vite';
import { phone } from '../../components/shared/stories.fixture.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { bleed: true },
  args: {
    variant: 'main',
    platformName: '示例继续教育平台',
    links: [{ label: '课程中心', href: '/lession' }, { label: '学习中心', href: '/study/online' }],
    facts: {
      filing: { text: '示ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' },
      police: { text: '苏公网安备 00000000000001 号', href: 'https://beian.mps.gov.cn/' },
      hotline: '400-000-0000',
      organiser: '示例人才服务中心',
      address: '示例市学府路 1 号',
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Association: Story = {
  args: {
    variant: 'association',
    platformName: '示例协会学习网',
    links: [],
    facts: {
      filing: { text: '示ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' },
      hotline: '0000-0000-0000',
      organiser: '示例协会',
    },
  },
};
export const Phone: Story = { ...phone };
