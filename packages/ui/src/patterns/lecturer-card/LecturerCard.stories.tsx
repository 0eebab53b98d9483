import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { lecturerHref, someLecturer, someLecturers } from '../../testing/institutions.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './LecturerCard.keyboard.ts';
import { LecturerCard } from './LecturerCard.tsx';

const lecturer = someLecturer();
const [, longest, least] = someLecturers(3);

const meta = {
  component: LecturerCard,
  args: { lecturer, href: lecturerHref(lecturer), heading: 'h2' },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}><Story /></div>],
} satisfies Meta<typeof LecturerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: lecturer.name })).toHaveAttribute('href', lecturerHref(lecturer));
    await expect(canvas.getByText(lecturer.institutionName)).toBeVisible();
  },
};

export const Famous: Story = { args: { lecturer: { ...lecturer, famous: true } } };

export const LongText: Story = { args: { lecturer: { ...lecturer, ...longest } } };

/** Neither title nor field nor courses are told: nothing stands for them. */
export const Least: Story = { args: { lecturer: { ...lecturer, ...least } } };

export const BrokenPortrait: Story = {
  args: { lecturer: { ...lecturer, name: '沈知秋', portrait: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('沈')).toBeVisible();
  },
};

/** A search meets the name, the title and the institution. */
export const Marked: Story = {
  args: { lecturer: { ...lecturer, name: '陈护远', title: '主任护师' }, highlight: '护' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThanOrEqual(2);
    await expect(within(canvasElement).getByRole('link', { name: '陈护远' })).toBeVisible();
  },
};

export const Narrow: Story = { ...phone, decorators: [] };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { args: { lecturer: { ...lecturer, famous: true } }, ...allBrands };
