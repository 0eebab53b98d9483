import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { allBrands } from '../shared/stories.fixture.ts';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: '沈知秋', named: true } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '沈知秋' })).toHaveTextContent('沈');
  },
};

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>')}`;

export const Picture: Story = { args: { src: drawn } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('沈')).toBeInTheDocument();
  },
};

const names = ['沈知秋', '顾长风', '林婉清', '陆明远', '江若水', '周既白', '王建国', '欧阳文', '13800000001', 'Ada'];

export const Names: Story = {
  render: () => (
    <Inline>
      {names.map((name) => <Avatar key={name} name={name} size="lg" />)}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </Inline>
  ),
};

/** Institutions are square, their logos whole and on white. */
export const Square: Story = {
  render: () => (
    <Inline>
      <Avatar name="盐城栖桐继续教育学院" shape="square" size="lg" />
      <Avatar name="盐城栖桐继续教育学院" shape="square" size="lg" src={drawn} />
    </Inline>
  ),
};

export const AllBrands: Story = { ...Names, ...allBrands };
