import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands } from '../../components/shared/stories.fixture.ts';
import { enterprise, guest, learner } from '../shared/stories.fixture.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: TopBar,
  parameters: { bleed: true },
  args: {
    variant: 'main',
    greeting: '示例人才服务中心主办的专业技术人员继续教育平台',
    links: [{ label: '学习中心', href: '/study/online' }, { label: '在线客服', href: 'https://example.com/', external: true }],
    account: guest,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { args: { account: learner } };
export const Association: Story = { args: { variant: 'association', greeting: '示例协会欢迎您' } };
export const AssociationSignedIn: Story = { args: { ...Association.args, account: learner } };
export const LongName: Story = { args: { ...Association.args, account: enterprise } };
export const AllBrands: Story = { args: { ...Association.args }, ...allBrands };
