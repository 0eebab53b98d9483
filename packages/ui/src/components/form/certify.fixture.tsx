import { checkIdCard, checkMobile } from '@wutong/domain';
import type { CheckedForm, FieldErrors } from '@wutong/domain';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { NumberField } from '../number-field/index.ts';
import { TextField } from '../text-field/index.ts';
import type { FormState } from './Form.tsx';

/** A short form with a text, a number and a consent. */
export interface Certify {
  mobile: string;
  idCard: string;
  people: number | null;
  agreed: boolean;
}

export const nothing: Certify = { mobile: '', idCard: '', people: null, agreed: false };

export const right: Certify = { mobile: '13800000001', idCard: '11010519491231002X', people: 12, agreed: true };

/** The rules of the domain, and two of its own. */
export function checkCertify(values: Certify): CheckedForm<Certify> {
  const errors: FieldErrors<Certify> = {};
  const mobile = checkMobile(values.mobile);
  const idCard = checkIdCard(values.idCard);
  if (!mobile.ok) errors.mobile = mobile.message;
  if (!idCard.ok) errors.idCard = idCard.message;
  if (values.people === null) errors.people = '请输入报名人数';
  if (!values.agreed) errors.agreed = '请先阅读并同意《用户服务协议》';
  return mobile.ok && idCard.ok && Object.keys(errors).length === 0
    ? { ok: true, value: { ...values, mobile: mobile.value, idCard: idCard.value } }
    : { ok: false, errors };
}

/** Its fields and its button. */
export function certifyFields(form: FormState<Certify>) {
  return (
    <>
      <TextField {...form.text('mobile')} label="手机号" type="tel" autoComplete="tel" hint="用于接收开课通知。" />
      <TextField {...form.text('idCard')} label="身份证号码" autoComplete="off" />
      <NumberField {...form.field('people')} label="报名人数" min={1} max={50} unit="人" />
      <Checkbox {...form.tick('agreed')} label="我已阅读并同意《用户服务协议》" />
      <div><Button type="submit" variant="primary" size="lg" loading={form.pending}>提交认证</Button></div>
    </>
  );
}
