import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withFollowToggled } from '@wutong/domain';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { institutionHref, someInstitutions } from '../../testing/institutions.ts';
import { InstitutionGrid } from './InstitutionGrid.tsx';
import type { InstitutionGridProps } from './InstitutionGrid.tsx';
import { InstitutionGridSkeleton } from './InstitutionGridSkeleton.tsx';

function Remembering({ institutions: first, onToggleFollow, ...props }: InstitutionGridProps) {
  const [institutions, setInstitutions] = useState(first);
  return (
    <InstitutionGrid
      {...props}
      institutions={institutions}
      onToggleFollow={(institution, followed) => {
        setInstitutions(institutions.map((one) => (one.id === institution.id ? withFollowToggled(one) : one)));
        onToggleFollow?.(institution, followed);
      }}
    />
  );
}

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

const meta = {
  component: InstitutionGrid,
  args: { institutions: someInstitutions(6), institutionHref, heading: 'h2', 'aria-label': '培训机构', onToggleFollow: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof InstitutionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...desk,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: '培训机构' }).children).toHaveLength(6);
    const before = canvas.getAllByRole('button', { pressed: true }).length;
    const [first] = canvas.getAllByRole('button', { pressed: false });
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(before + 1);
    await expect(args.onToggleFollow).toHaveBeenCalledOnce();
  },
};

export const List: Story = { ...desk, args: { layout: 'list' } };

export const Pending: Story = {
  ...desk,
  args: { pendingIds: new Set(someInstitutions(2).map(({ id }) => id)) },
  render: (args) => <InstitutionGrid {...args} />,
};

export const Searched: Story = { ...desk, args: { highlight: '培训 学院' } };

export const Waiting: Story = { ...desk, render: () => <InstitutionGridSkeleton count={6} /> };

export const WaitingList: Story = { ...desk, render: () => <InstitutionGridSkeleton count={4} layout="list" /> };

export const Narrow: Story = { ...phone };

export const NarrowList: Story = { ...phone, args: { layout: 'list' } };

export const AllBrands: Story = { args: { institutions: someInstitutions(3) }, ...allBrands };
