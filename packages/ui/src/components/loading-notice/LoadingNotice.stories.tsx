import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { LoadingNotice } from './LoadingNotice.tsx';

const meta = { component: LoadingNotice, args: { label: '正在加载课程', action: <Button size="sm">重试</Button> } } satisfies Meta<typeof LoadingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
