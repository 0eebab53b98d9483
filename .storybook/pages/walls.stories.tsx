import { Suspense, type ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { BrandWall, ProductWall, StateWall } from '../wall/Walls.tsx';
import type { WallChoice, WallProps } from '../wall/wall-props.ts';

const meta = {
  title: 'Walls',
  // Frames of other stories: those are tested and compared by themselves.
  tags: ['!test'],
  parameters: { bleed: true, chromatic: { disableSnapshot: true } },
  args: { screen: 'Site/Marketplace', state: 'Home', width: 1440, scheme: 'light', whole: false },
  argTypes: {
    screen: { control: 'text', description: 'A place in the sidebar: Screens/Cart, Site/Marketplace.' },
    state: { control: 'text', description: 'The name of a story of that screen.' },
    width: { control: 'inline-radio', options: [360, 768, 1440] },
    scheme: { control: 'inline-radio', options: ['light', 'dark', 'both'] },
    whole: { control: 'boolean' },
  },
} satisfies Meta<WallChoice>;

export default meta;
type Story = StoryObj<WallChoice>;

const drawn = (Wall: ComponentType<WallProps>): NonNullable<Story['render']> =>
  function Drawn(args) {
    const [, update] = useArgs<WallChoice>();
    return <Suspense fallback={null}><Wall {...args} onChange={update} /></Suspense>;
  };

/** The whole pages of a white-label product, side by side: pick a screen, a state, a width. */
export const BrandsSideBySide: Story = { name: 'One screen under every brand', render: drawn(BrandWall) };

/** Every state of one screen, a line each, under every brand. */
export const EveryState: Story = {
  name: 'One screen in every state',
  args: { screen: 'Screens/Cart', width: 360, scheme: 'both' },
  render: drawn(StateWall),
};

/** Each screen in its first state, a line each. */
export const EveryScreen: Story = { name: 'Every screen', args: { width: 360, state: 'Ready' }, render: drawn(ProductWall) };
