import { describeConformance } from '@wutong/testing/conformance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { certifyFields, checkCertify, nothing, right } from './certify.fixture.tsx';
import type { Certify } from './certify.fixture.tsx';
import { Form } from './Form.tsx';
import type { SubmitOutcome } from './outcome.ts';

const onSubmit = vi.fn<(values: Certify) => Promise<SubmitOutcome<Certify>>>();
const given = { initial: right, check: checkCertify, onSubmit, children: certifyFields };
const mobile = page.getByRole('textbox', { name: '手机号' });
const idCard = page.getByRole('textbox', { name: '身份证号码' });
const send = page.getByRole('button', { name: /提交认证/ });

describeConformance('Form', { render: (probe) => <Form {...given} {...probe} ref={probe.ref} /> });

describe('Form', () => {
  beforeEach(() => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue({ ok: true });
  });

  it('says what is wrong in the order of its fields, and again at each of them', async () => {
    mount(<Form {...given} initial={nothing} />);
    await send.click();
    await expect.element(page.getByRole('group', { name: '有 4 处需要修改' })).toHaveFocus();
    expect(page.getByRole('link').elements().map((link) => link.textContent)).toEqual([
      '手机号码不能为空', '请输入身份证号码', '请输入报名人数', '请先阅读并同意《用户服务协议》',
    ]);
    await expect.element(idCard).toHaveAccessibleDescription('请输入身份证号码');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('withdraws a sentence when its field is mended, not before, and says nothing new while typing', async () => {
    mount(<Form {...given} initial={nothing} />);
    await userEvent.type(idCard, '1101');
    await expect.element(idCard).not.toBeInvalid();
    await send.click();
    await expect.element(idCard).toHaveAccessibleDescription('身份证号码应为 18 位，请核对后重新输入');
    await idCard.fill('11010519491231002x');
    await expect.element(idCard).not.toBeInvalid();
    await expect.element(mobile).toBeInvalid();
    await expect.element(page.getByRole('group', { name: '有 3 处需要修改' })).toBeVisible();
  });

  it('takes the focus to its summary at every try', async () => {
    mount(<Form {...given} initial={nothing} />);
    await send.click();
    await mobile.click();
    await send.click();
    await expect.element(page.getByRole('group', { name: '有 4 处需要修改' })).toHaveFocus();
  });

  it('sends what the check made of the values, once, and keeps the button in place meanwhile', async () => {
    let answer: (outcome: SubmitOutcome<Certify>) => void = () => undefined;
    onSubmit.mockReturnValue(new Promise((resolve) => { answer = resolve; }));
    mount(<Form {...given} initial={{ ...right, mobile: ' 13800000001 ' }} />);
    await send.click();
    await send.click();
    await mobile.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(right);
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    answer({ ok: true });
    await expect.element(send).not.toHaveAttribute('aria-busy');
  });

  it('puts a refusal of the back end where it belongs, and forgets it when the field changes', async () => {
    onSubmit.mockResolvedValue({ ok: false, errors: { idCard: '这个身份证号码已经认证过，请核对' }, message: '没有保存。' });
    mount(<Form {...given} />);
    await send.click();
    await expect.element(page.getByRole('group', { name: '有 1 处需要修改' })).toHaveFocus();
    await expect.element(page.getByText('没有保存。')).toBeVisible();
    await expect.element(idCard).toHaveAccessibleDescription('这个身份证号码已经认证过，请核对');
    await idCard.fill('440524188001010014');
    await expect.element(idCard).not.toBeInvalid();
    expect(page.getByRole('link').query()).toBeNull();
  });

  it('says that nothing was lost when sending fails, and can be sent again', async () => {
    onSubmit.mockRejectedValueOnce(new Error('offline'));
    mount(<Form {...given} />);
    await send.click();
    await expect.element(page.getByText('没有提交成功，您填写的内容还在，请稍后重试。')).toBeVisible();
    await send.click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await expect.element(page.getByText('没有提交成功', { exact: true })).not.toBeInTheDocument();
  });
});
