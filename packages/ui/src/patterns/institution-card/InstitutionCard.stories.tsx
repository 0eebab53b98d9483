import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { institutionHref, longInstitutionName, someInstitution } from '../../testing/institutions.ts';
import { keyboard } from './InstitutionCard.keyboard.ts';
import { InstitutionCard } from './InstitutionCard.tsx';

const institution = someInstitution();

const meta = {
  component: InstitutionCard,
  args: { institution, href: institutionHref(institution), onToggleFollow: fn(), heading: 'h2' },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}><Story /></div>],
} satisfies Meta<typeof InstitutionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: institution.name })).toHaveAttribute('href', institutionHref(institution));
    await userEvent.click(canvas.getByRole('button', { name: `未关注 ${institution.name}` }));
    await expect(args.onToggleFollow).toHaveBeenLastCalledWith(true);
  },
};

export const Followed: Story = { args: { institution: { ...institution, followed: true } } };

export const Pending: Story = { args: { institution: { ...institution, followed: true }, pending: true } };

export const LongName: Story = { args: { institution: { ...institution, name: longInstitutionName } } };

/** A new institution: nobody has judged or followed it yet, and the dictionary does not know its type. */
export const New: Story = {
  args: { institution: { ...institution, rating: null, followerCount: 0, courseCount: 0, type: null, region: null } },
};

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>')}`;

export const OwnLogo: Story = { args: { institution: { ...institution, logo: drawn } } };

/** A logo that does not load falls back to the first character of the name. */
export const BrokenLogo: Story = {
  args: { institution: { ...institution, logo: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('盐')).toBeVisible();
  },
};

export const Marked: Story = {
  args: { highlight: '继续教育' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('继续教育');
  },
};

export const WithoutFollowing: Story = {
  render: ({ onToggleFollow: _left, ...args }) => <InstitutionCard {...args} />,
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone, decorators: [] };

export const AllBrands: Story = { ...allBrands };
