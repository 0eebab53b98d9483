import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../check/checked.ts';
import { IDENTITY_MESSAGES } from '../identity/labels.ts';
import { checkInvoice, EMPTY_INVOICE, fieldNeed, titleTypesOf } from './buyer.ts';
import {
  canInvoiceBecome, INVOICE_KIND, INVOICE_STATUSES, invoiceableAmount, invoiceActions, toInvoiceKind,
  type InvoiceBuyer,
} from './invoice.ts';
import { INVOICE_MESSAGES, invoiceActionLabel, invoiceKindLabel, invoiceStatusLabel, titleTypeLabel } from './labels.ts';
import { redLetterOf } from './red-letter.ts';

const { special, ordinary } = INVOICE_KIND;
const person: InvoiceBuyer = { ...EMPTY_INVOICE, title: '陈思远', email: 'chen@example.com' };
const company: InvoiceBuyer = {
  ...person, titleType: 'enterprise', title: '江海市第一建筑安装工程有限公司', taxNumber: '91350100M000100Y43',
};
const deducting: InvoiceBuyer = {
  ...company, kind: special, address: '江海市学府路 1 号', phone: '0515-00005678', bankName: '中国银行江海学府路支行',
  bankAccount: '4563512345678901234',
};

const drafts: fc.Arbitrary<InvoiceBuyer> = fc.record({
  kind: fc.constantFrom(special, ordinary),
  titleType: fc.constantFrom('personal', 'enterprise'),
  title: fc.string({ minLength: 1 }),
  taxNumber: fc.stringMatching(/^[a-z0-9 -]{13,22}$/),
  address: fc.string(),
  phone: fc.stringMatching(/^[0-9 -]{6,21}$/),
  bankName: fc.string(),
  bankAccount: fc.stringMatching(/^[0-9 ]{7,32}$/),
  email: fc.emailAddress(),
  remarks: fc.string(),
});

describe('an application for an invoice', () => {
  const { missing, malformed, tooLong, notForPersons } = INVOICE_MESSAGES;
  const { taxNumberMissing, taxNumberWrong } = IDENTITY_MESSAGES;

  it.each<[string, InvoiceBuyer, Partial<InvoiceBuyer>, FieldErrors<InvoiceBuyer>]>([
    ['person', person, { title: ' ', email: '' }, { title: missing.title, email: missing.email }],
    ['person', person, { email: 'chen@example' }, { email: malformed.email }],
    ['person', person, { kind: special }, { titleType: notForPersons }],
    ['company', company, { taxNumber: '' }, { taxNumber: taxNumberMissing }],
    ['company', company, { taxNumber: '91350100M00010' }, { taxNumber: taxNumberWrong }],
    ['company', company, { taxNumber: '9'.repeat(21) }, { taxNumber: taxNumberWrong }],
    ['company', company, { taxNumber: '91350100M000100Y4元' }, { taxNumber: taxNumberWrong }],
    ['company', company, { phone: '12345' }, { phone: malformed.phone }],
    ['company', company, { title: '公'.repeat(101) }, { title: tooLong }],
    ['deducting company', deducting, { address: '', phone: '', bankName: '', bankAccount: '' }, {
      address: missing.address, phone: missing.phone, bankName: missing.bankName, bankAccount: missing.bankAccount,
    }],
    ['deducting company', deducting, { bankAccount: '账号未知' }, { bankAccount: malformed.bankAccount }],
    ['deducting company', deducting, { remarks: '备'.repeat(101) }, { remarks: tooLong }],
  ])('of a %s is told what is wrong %#', (_who, base, changes, errors) => {
    expect(checkInvoice({ ...base, ...changes })).toEqual({ ok: false, errors });
  });

  it.each<[string, InvoiceBuyer, Partial<InvoiceBuyer>, Partial<InvoiceBuyer>]>([
    ['person', person, {}, {}],
    ['person', person, { title: ' 陈思远 ', taxNumber: '9' }, { title: '陈思远', taxNumber: '' }],
    ['company', company, {}, {}],
    ['company', company, { taxNumber: '9135 0100 m000 100y 43' }, { taxNumber: '91350100M000100Y43' }],
    ['company', company, { taxNumber: '1'.repeat(15) }, { taxNumber: '1'.repeat(15) }],
    ['company', company, { taxNumber: 'A'.repeat(20) }, { taxNumber: 'A'.repeat(20) }],
    ['deducting company', deducting, { bankAccount: '4563 5123 4567 8901 234' }, {}],
  ])('of a %s is handed in, tidied %#', (_who, base, changes, tidied) => {
    expect(checkInvoice({ ...base, ...changes })).toEqual({ ok: true, value: { ...base, ...tidied } });
  });

  it('asks a company for its bank only where tax is deducted', () => {
    const needs = [person, company, deducting].map((draft) =>
      (['title', 'taxNumber', 'bankName', 'email', 'remarks'] as const).map((field) => fieldNeed(field, draft)),
    );
    expect(needs).toEqual([
      ['required', 'absent', 'absent', 'required', 'optional'],
      ['required', 'required', 'optional', 'required', 'optional'],
      ['required', 'required', 'required', 'required', 'optional'],
    ]);
    expect([titleTypesOf(ordinary), titleTypesOf(special)]).toEqual([['personal', 'enterprise'], ['enterprise']]);
  });

  it('that is handed in once is handed in again as it is, and says nothing that its kind does not ask for', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const checked = checkInvoice(draft);
        fc.pre(checked.ok);
        expect(checkInvoice(checked.value)).toEqual(checked);
        expect(draft.titleType === 'personal' && checked.value.taxNumber + checked.value.bankAccount !== '').toBe(false);
      }),
    );
  });

  it('whose tax number passes has 15 to 20 capitals and digits', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'AZ09az -元'), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(numbers, (taxNumber) => {
        const plain = taxNumber.replace(/[\s-]/g, '').toUpperCase();
        const sound = plain.length >= 15 && plain.length <= 20 && [...plain].every((sign) => 'AZ09'.includes(sign));
        expect(checkInvoice({ ...company, taxNumber }).ok).toBe(sound);
      }),
    );
  });
});

describe('an invoice', () => {
  it('is issued or refused once asked for; an issued one is only ever reversed', () => {
    const roads = INVOICE_STATUSES.map((from) => INVOICE_STATUSES.filter((to) => canInvoiceBecome(from, to)));
    expect(roads).toEqual([['refused', 'issued'], ['submitted'], ['reversing'], ['issued', 'reversed'], []]);
  });

  it('can be changed until it is issued, and downloaded from then on', () => {
    expect(INVOICE_STATUSES.map((status) => [invoiceStatusLabel(status), invoiceActions(status).map(invoiceActionLabel)])).toEqual([
      ['待开票', ['修改信息', '撤回申请']],
      ['已驳回', ['修改信息', '撤回申请']],
      ['已开票', ['下载发票']],
      ['红冲中', ['下载发票']],
      ['已红冲', ['下载发票']],
    ]);
  });

  it('has one of two kinds', () => {
    expect([80, 81, 82, 83].map(toInvoiceKind)).toEqual([undefined, 81, 82, undefined]);
    expect([invoiceKindLabel(81), invoiceKindLabel(82)]).toEqual(['电子发票（增值税专用发票）', '电子发票（普通发票）']);
    expect([titleTypeLabel('personal'), titleTypeLabel('enterprise')]).toEqual(['个人', '企业']);
  });

  it('is over what was paid less what was paid back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (total, refunded) => {
        const amount = invoiceableAmount({ total, refunded });
        expect(amount >= 0 && amount <= total).toBe(true);
      }),
    );
    expect(invoiceableAmount({ total: 164_000, refunded: 36_000 })).toBe(128_000);
  });
});

describe('a red-letter invoice', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000 });

  it('comes before a refund exactly where an invoice was issued', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INVOICE_STATUSES), amounts, amounts, (status, amount, refund) => {
        expect(redLetterOf({ status, kind: ordinary, amount }, refund) !== null).toBe(status === 'issued');
      }),
    );
    expect(redLetterOf(null, 100)).toBeNull();
    expect(redLetterOf({ status: 'issued', kind: ordinary, amount: 100 }, 0)).toBeNull();
  });

  it('never takes back more than was invoiced, and the buyer of a special one confirms it', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(special, ordinary), (amount, refund, kind) => {
        const red = redLetterOf({ status: 'issued', kind, amount }, refund);
        expect(red).toEqual({ amount: Math.min(amount, refund), whole: refund >= amount, buyerConfirms: kind === special });
      }),
    );
  });
});
