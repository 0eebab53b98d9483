import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { sampleBrands } from '../shared/sample-brand.fixture.ts';
import { enterprise, guest, learner, stay } from '../shared/stories.fixture.ts';
import { keyboard } from './TopBar.keyboard.ts';
import { TopBar } from './TopBar.tsx';

const askToSignIn = fn();
const support = { label: '在线客服', href: 'https://example.com/', external: true };

const meta = {
  component: TopBar,
  parameters: { bleed: true },
  globals: { viewport: { value: 'desk', isRotated: false } },
  args: {
    variant: 'main',
    greeting: sampleBrands.main.greeting,
    links: [{ label: '证书管理', onPress: askToSignIn }, support],
    account: guest,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor signs in before managing certificates (spec section 2, header). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '证书管理' }));
    await expect(askToSignIn).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /在线客服/ })).toHaveAttribute('target', '_blank');
  },
};

/** Who has signed in is led there. */
export const SignedIn: Story = {
  args: { account: learner, links: [{ label: '证书管理', href: '/study/credentials' }, support] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '证书管理' })).toHaveAttribute('href', '/study/credentials');
    await expect(within(canvasElement).getByText('您好，陈思远')).toBeVisible();
  },
};

export const WithoutLinks: Story = { args: { links: [] } };

export const Association: Story = { args: { variant: 'association', greeting: sampleBrands.association.greeting } };

export const AssociationSignedIn: Story = {
  args: { ...Association.args, account: learner, links: [{ label: '证书管理', href: '/study/credentials', current: true }, support] },
};

export const LongNames: Story = {
  args: { ...Association.args, greeting: sampleBrands.main.greeting.repeat(3), account: enterprise },
};

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { args: { ...Association.args }, ...allBrands };
