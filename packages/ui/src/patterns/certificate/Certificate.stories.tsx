import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { certificate, certificateItems, SIGNATURE_IMAGE } from '../../testing/certificates.ts';
import { Certificate } from './Certificate.tsx';

const meta = {
  component: Certificate,
  args: {
    certificate: certificate(), issuer: '江海省职业技能培训指导中心', baseUrl: 'https://www.example.com/qrpage?id=',
    signature: SIGNATURE_IMAGE, audience: 'holder',
  },
} satisfies Meta<typeof Certificate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('以上课程共计 39.5 学时，特此证明。')).toBeVisible();
    await expect(canvas.getByText('2026-11-21')).toBeVisible();
    const code = await canvas.findByRole('img', { name: /证书编号 WT-2026-000128/ }, { timeout: 5000 });
    await expect(code.getBoundingClientRect().width).toBe(90);
  },
};

export const Public: Story = {
  args: { audience: 'public' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1101**********002X')).toBeVisible();
  },
};

export const OneCourse: Story = { args: { certificate: certificate({ items: certificateItems(1) }) } };

export const TwentyCourses: Story = { args: { certificate: certificate({ items: certificateItems(20) }) } };

export const OwnDescription: Story = {
  args: {
    certificate: certificate({
      unit: null, periodDescription: '2026 年度专业科目 28 学时、公需科目 11.5 学时，共计 39.5 学时，符合继续教育规定的年度要求。',
    }),
  },
};

export const NoSignature: Story = { args: { signature: null } };

export const BrokenSignature: Story = { args: { signature: 'data:image/png;base64,AAAA' } };

export const LongIssuer: Story = { args: { issuer: '江海省专业技术人员继续教育与职业技能培训指导服务中心' } };

export const Narrow: Story = { ...phone };

export const NarrowTwentyCourses: Story = { ...TwentyCourses, ...phone };

export const AllBrands: Story = { ...allBrands };
