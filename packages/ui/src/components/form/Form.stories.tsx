import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { certifyFields, checkCertify, nothing, right } from './certify.fixture.tsx';
import type { Certify } from './certify.fixture.tsx';
import { keyboard } from './Form.keyboard.ts';
import { Form } from './Form.tsx';
import type { SubmitOutcome } from './outcome.ts';

const meta = {
  component: Form<Certify>,
  args: {
    initial: nothing,
    check: checkCertify,
    onSubmit: fn(async (): Promise<SubmitOutcome<Certify>> => ({ ok: true })),
    children: certifyFields,
  },
} satisfies Meta<typeof Form<Certify>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button that sends. */
const send: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /提交认证/ }));
};

export const Default: Story = {
  args: { initial: right },
  play: async (context) => {
    await send(context);
    await expect(context.args.onSubmit).toHaveBeenLastCalledWith(right);
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await send(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByRole('group', { name: '有 4 处需要修改' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: '请先阅读并同意《用户服务协议》' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Pending: Story = {
  args: { initial: right, onSubmit: fn(() => new Promise<SubmitOutcome<Certify>>(() => undefined)) },
  play: async (context) => {
    await send(context);
    const button = within(context.canvasElement).getByRole('button', { name: /提交认证/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RefusedAtAField: Story = {
  args: { initial: right, onSubmit: fn(async (): Promise<SubmitOutcome<Certify>> => ({ ok: false, errors: { idCard: '这个身份证号码已经认证过，请核对' } })) },
  play: send,
};

export const RefusedAsAWhole: Story = {
  args: { initial: right, onSubmit: fn(async (): Promise<SubmitOutcome<Certify>> => ({ ok: false, message: '认证服务正在维护，请 10 分钟后再试。' })) },
  play: send,
};

export const Failed: Story = { args: { initial: right, onSubmit: fn((): Promise<SubmitOutcome<Certify>> => Promise.reject(new Error('offline'))) }, play: send };

export const LongText: Story = {
  args: { check: () => ({ ok: false, errors: { mobile: longCourseName, idCard: longCourseName } }) },
  play: send,
};

export const Narrow: Story = { ...Invalid, ...phone };

export const AllBrands: Story = { ...allBrands };
