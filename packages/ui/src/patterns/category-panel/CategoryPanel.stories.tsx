import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { categoryHref, someTree } from '../../testing/discovery.ts';
import { keyboard } from './CategoryPanel.keyboard.ts';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';

const meta = {
  component: CategoryPanel,
  args: { mode: 'open', state: { status: 'ready', tree: someTree }, hrefOf: categoryHref },
  decorators: [(Story) => <div style={{ width: '13rem', minHeight: '32rem' }}><Story /></div>],
} satisfies Meta<typeof CategoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const leafOf = (root: number, second: number, leaf: number) => someTree[root]?.children[second]?.children[leaf];

export const Default: Story = {};

/** The mouse opens after a short rest, and what it opened closes when it leaves. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByRole('button', { name: '医疗卫生' });
    await userEvent.hover(root);
    await expect(root).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(root).toHaveAttribute('aria-expanded', 'true'));
    const leaf = leafOf(1, 0, 0);
    await expect(canvas.getByRole('link', { name: leaf?.name ?? '' })).toHaveAttribute(
      'href',
      categoryHref([someTree[1]?.id ?? '', someTree[1]?.children[0]?.id ?? '', leaf?.id ?? '']),
    );
    await expect(canvas.getByRole('group', { name: '医疗卫生' }).getBoundingClientRect().width).toBeLessThanOrEqual(650);
    await userEvent.unhover(root);
    await waitFor(() => expect(root).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Keys: along the roots, into the fly-out, back to the root; Tab goes on from there. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^全部公需科目/ })).toHaveFocus());
    await expect(first).toHaveAttribute('aria-controls', canvas.getByRole('group').id);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: someTree[0]?.children[0]?.name ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^全部公需科目/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** A tap opens, another closes; a press elsewhere closes too. */
export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByRole('button', { name: '建设工程' });
    await fireEvent.pointerEnter(root, { pointerType: 'touch' });
    await userEvent.pointer([{ keys: '[TouchA]', target: root }]);
    await expect(root).toHaveAttribute('aria-expanded', 'true');
    await userEvent.pointer([{ keys: '[TouchA]', target: root }]);
    await expect(root).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer([{ keys: '[TouchA]', target: root }]);
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(root).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Twelve leaves: ten and a way to the rest. None: the sentence. */
export const ManyAndNone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '建设工程' }));
    const many = someTree[4]?.children.find((second) => second.children.length > 10);
    const more = canvas.getByRole('link', { name: `更多${many?.name}课程` });
    await expect(more).toHaveAttribute('href', categoryHref([someTree[4]?.id ?? '', many?.id ?? '']));
    await expect(more.closest('ul')?.querySelectorAll('li')).toHaveLength(11);
    await expect(canvas.getByText('该栏目暂无具体分类信息')).toBeVisible();
  },
};

export const EmptyRoot: Story = {
  args: { state: { status: 'ready', tree: [{ id: '1', name: '筹备中的栏目', children: [] }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '筹备中的栏目' }));
    await expect(canvas.getByText('该栏目暂无具体分类信息')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新加载' }));
    if (args.state.status === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoCategories: Story = { args: { state: { status: 'ready', tree: [] } } };

/** The header's button: opens the same roots, Escape goes back one step at a time. */
export const AsMenu: Story = {
  args: { mode: 'menu' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '全部课程分类' });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const root = canvas.getByRole('button', { name: '公需科目' });
    await userEvent.click(root);
    await expect(root).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(root).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

const threeThousand = Array.from({ length: 30 }, (_root, root) => ({
  id: `${root + 1}`,
  name: `行业门类 ${root + 1}`,
  children: Array.from({ length: 9 }, (_second, second) => ({
    id: `${root + 1}0${second + 1}`,
    name: `专业 ${root + 1}-${second + 1}`,
    children: Array.from({ length: 10 }, (_leaf, leaf) => ({
      id: `${root + 1}0${second + 1}${leaf + 10}`, name: `方向 ${root + 1}-${second + 1}-${leaf + 1}`, children: [],
    })),
  })),
}));

/** 3,000 nodes: links come with the root that is opened; the names of the others are there for the browser's find. */
export const ThreeThousandNodes: Story = {
  ...phone,
  args: { state: { status: 'ready', tree: threeThousand } },
  render: ({ state, hrefOf }) => <CategoryDrawer state={state} hrefOf={hrefOf} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/方向 30-9-10/);
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(0);
    await userEvent.click(canvas.getByText('行业门类 12'));
    await expect(canvas.getByRole('link', { name: '方向 12-9-10' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(100);
  },
};

export const InDrawer: Story = {
  ...phone,
  render: ({ state, hrefOf }) => <CategoryDrawer state={state} hrefOf={hrefOf} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('医疗卫生'));
    await expect(canvas.getByRole('link', { name: '全部医疗卫生课程' })).toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
