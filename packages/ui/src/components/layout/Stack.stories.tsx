import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Card } from '../card/index.ts';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  subcomponents: { Inline, Grid, Container },
  args: { children: [<Card key="1">一</Card>, <Card key="2">二</Card>, <Card key="3">三</Card>] },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: 'xs' } };

export const Beside: Story = { render: ({ children }) => <Inline gap="md" justify="between">{children}</Inline> };

export const Grids: Story = { render: ({ children }) => <Grid min="sm">{children}</Grid> };

export const Reading: Story = { render: ({ children }) => <Container width="reading">{children}</Container> };

export const Narrow: Story = { ...Grids, ...phone };

export const AllBrands: Story = { ...Grids, ...allBrands };
