import type { Meta, StoryObj } from '@storybook/react-vite';
import { phone } from '../../components/shared/stories.fixture.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { bleed: true },
  args: {
    variant: 'main',
    platformName: '江海人才继续教育平台',
    links: [{ label: '课程中心', href: '/lession' }, { label: '学习中心', href: '/study/online' }],
    facts: {
      filing: { text: '苏ICP备00000001号-1', href: 'https://beian.miit.gov.cn/' },
      police: { text: '苏公网安备 00000000000001 号', href: 'https://beian.mps.gov.cn/' },
      hotline: '400-000-1234',
      organiser: '江海省人才服务协会',
      address: '江海省江城市学府路 1 号',
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Association: Story = {
  args: {
    variant: 'association',
    platformName: '滨海市继续教育协会学习网',
    links: [],
    facts: {
      filing: { text: '苏ICP备00000002号-1', href: 'https://beian.miit.gov.cn/' },
      hotline: '0515-0000-5678',
      organiser: '滨海市继续教育协会',
    },
  },
};
export const Phone: Story = { ...phone };
