import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/index.ts';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { Panel } from './Panel.tsx';
import { PanelColumns } from './PanelColumns.tsx';

const meta = {
  component: PanelColumns,
  args: {
    children: (
      <>
        <Panel heading="退款课程" aside="已选 2 门"><p>{longCourseName}</p></Panel>
        <Panel heading="退款原因"><p>学习计划有变</p></Panel>
      </>
    ),
    summary: <Panel heading="提交之后"><p>机构在 3 个工作日内审核，期间课程可以继续学习。</p></Panel>,
    act: (
      <>
        <strong className="wt-due">¥360.00</strong>
        <Button variant="primary" size="lg">提交退款申请</Button>
      </>
    ),
  },
} satisfies Meta<typeof PanelColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingToDo: Story = { args: { act: undefined } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
