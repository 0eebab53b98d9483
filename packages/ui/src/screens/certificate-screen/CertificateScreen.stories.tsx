import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { certificate, certificateItems, SIGNATURE_IMAGE } from '../../testing/certificates.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { CertificateScreen } from './CertificateScreen.tsx';

const meta = {
  component: CertificateScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', certificate: certificate() }, issuer: '江海省职业技能培训指导中心',
    baseUrl: 'https://www.example.com/qrpage?id=', signature: SIGNATURE_IMAGE, audience: 'holder', backHref: '#certificates',
    homeHref: '#home', onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof CertificateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** As whoever scans the code sees it. */
export const Verified: Story = { args: { audience: 'public', backHref: null } };

export const OneCourse: Story = { args: { state: { status: 'ready', certificate: certificate({ items: certificateItems(1) }) } } };

export const TwentyCourses: Story = { args: { state: { status: 'ready', certificate: certificate({ items: certificateItems(20) }) } } };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const Narrow: Story = { ...phone };

export const NarrowVerified: Story = { ...Verified, ...phone };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const AllBrands: Story = { ...allBrands };
