import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { sampleBrands } from '../shared/sample-brand.fixture.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './SiteFooter.keyboard.ts';
import { SiteFooter } from './SiteFooter.tsx';

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

const meta = {
  component: SiteFooter,
  parameters: { bleed: true },
  args: {
    variant: 'main',
    platformName: sampleBrands.main.platformName,
    links: [
      { label: '课程中心', href: '/lession' }, { label: '培训机构', href: '/trainlist' }, { label: '常见问题', href: '/question' },
      { label: '联系我们', href: '/concat' }, { label: '学习中心', href: '/study/online' },
    ],
    facts: sampleBrands.main.facts,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filing number leads to the ministry's register, the hotline dials. */
export const Default: Story = {
  ...desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /ICP备/ })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    await expect(canvas.getByRole('link', { name: /公网安备/ })).toHaveAttribute('href', 'https://beian.mps.gov.cn/');
    await expect(canvas.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000');
  },
};

/** Neither address nor police filing nor links: what is not given is not drawn. */
export const Association: Story = {
  ...desk,
  args: { variant: 'association', platformName: sampleBrands.association.platformName, links: [], facts: sampleBrands.association.facts },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /公网安备/ })).toBeNull();
  },
};

export const LongFacts: Story = {
  args: {
    facts: {
      ...sampleBrands.main.facts,
      organiser: '青禾省专业技术人员与企业经营管理人员继续教育指导中心',
      address: '青禾省青禾市高新技术产业开发区创新大道与学府路交叉口向东 200 米人才大厦 A 座 18 层',
    },
  },
};

export const Phone: Story = { ...phone };

export const PhoneAssociation: Story = { ...phone, args: { ...Association.args } };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
