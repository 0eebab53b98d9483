import { EMPTY_INVOICE, INVOICE_KIND, ORDER_STATUS } from '@wutong/domain';
import type {
  Invoice, InvoiceBuyer, InvoiceStatus, OrderLine, OrderOverview, OrderStatus, Page, Refund, RefundEvent, RefundLine, RefundStatus,
} from '@wutong/domain';
import { courseSummary, pendingOrder } from './commerce.ts';

const PAID_AT = '2026-11-21T09:06:00+08:00';

/** What each status brings along, as a back end would answer it. */
const STANDINGS: Record<OrderStatus, Partial<OrderOverview>> = {
  1: {},
  2: { paidAt: PAID_AT },
  3: {},
  4: { paidAt: PAID_AT, refund: 'done', refunded: 164_000 },
  5: { paidAt: PAID_AT, refund: 'done', refunded: 36_000 },
  6: { paidAt: PAID_AT, invoice: 'issued' },
  7: { paidAt: PAID_AT, refund: 'reviewing' },
};

/** An order of three courses from two institutions, as its owner sees it. */
export function orderOf(status: OrderStatus, overrides: Partial<OrderOverview> = {}): OrderOverview {
  return {
    ...pendingOrder({ status }), refund: null, invoice: null, refunded: 0, platformId: null, ...STANDINGS[status], ...overrides,
  };
}

/** Every status of an order by its code. */
export const EVERY_STATUS = Object.values(ORDER_STATUS);

/** An order of more courses than a card shows, one institution for each three. */
export function longOrder(count = 12): OrderOverview {
  const lines = Array.from({ length: count }, (_, index): OrderLine => {
    const { id, name, ...course } = courseSummary(index + 1);
    return {
      courseId: id, courseName: name, cover: null, categoryIds: course.categoryIds,
      institutionId: String(Math.floor(index / 3)), institutionName: courseSummary(Math.floor(index / 3)).institutionName,
      studyForm: course.studyForm, hours: course.hours, price: course.price,
    };
  });
  return orderOf(2, { lines, total: lines.reduce((sum, { price }) => sum + price, 0) });
}

/** A page of orders, one of each status. */
export function orderPage(): Page<OrderOverview> {
  const records = EVERY_STATUS.map((status) => orderOf(status, { orderNum: `2026112109000012345${status}` }));
  return { records, total: 23, current: 1, pages: 3 };
}

/** The courses of an order as a refund sees them: two that can be paid back, one for each obstacle. */
export function refundLines(): RefundLine[] {
  const [first, second, free] = pendingOrder().lines;
  const line = (base: OrderLine | undefined, index: number, changes: Partial<RefundLine> = {}): RefundLine[] =>
    base ? [{ ...base, refunded: 0, underReview: false, watched: 0, certified: false, ...changes, courseId: `${base.courseId}${index}` }] : [];
  return [
    ...line(first, 0),
    ...line(second, 1, { watched: 12 }),
    ...line(second, 2, { courseName: courseSummary(8).name, watched: 64 }),
    ...line(second, 3, { courseName: courseSummary(9).name, certified: true }),
    ...line(free, 4),
  ];
}

const event = (kind: RefundEvent['kind'], at: string, words: string | null = null): RefundEvent => ({ kind, at, words });

const submitted = event('submitted', '2026-11-21T10:00:00+08:00', '买重了或买错了：同一门课在单位账号里已经买过。');
const refused = event('refused', '2026-11-22T15:20:00+08:00', '未找到您所说的重复订单，请补充另一张订单的编号。');
const reapplied = event('reapplied', '2026-11-22T18:05:00+08:00', '另一张订单编号为 20261119100000654321，由单位统一购买。');
const approved = event('approved', '2026-11-23T09:30:00+08:00');
const done = event('done', '2026-11-25T14:10:00+08:00', '退回微信支付，¥360.00');

const HISTORIES: Record<RefundStatus, RefundEvent[]> = {
  reviewing: [submitted],
  refused: [submitted, refused],
  approved: [submitted, refused, reapplied, approved],
  done: [submitted, approved, done],
};

/** An application for the refund of one course. */
export function refundOf(status: RefundStatus, overrides: Partial<Refund> = {}): Refund {
  return {
    id: '700000000000000001', orderNum: '20261121090000123456', courseIds: ['1'], amount: 36_000, status,
    remarks: '买重了或买错了：同一门课在单位账号里已经买过。', comment: null, invoiced: false, events: HISTORIES[status],
    ...overrides,
  };
}

/** A company's ordinary invoice as it is filled in. */
export const COMPANY_BUYER: InvoiceBuyer = {
  ...EMPTY_INVOICE, titleType: 'enterprise', title: '江海市第一建筑安装工程有限公司', taxNumber: '91350100M000100Y43',
  email: 'finance@example.com',
};

/** The same company's special invoice. */
export const SPECIAL_BUYER: InvoiceBuyer = {
  ...COMPANY_BUYER, kind: INVOICE_KIND.special, address: '江海省江城市学府路 18 号', phone: '0512-00000018',
  bankName: '中国银行江海学府路支行', bankAccount: '4563512345678901234',
};

/** What an invoice brings along in each standing. */
const INVOICE_STANDINGS: Record<InvoiceStatus, Partial<Invoice>> = {
  submitted: {},
  refused: { reply: '企业名称与纳税人识别号不一致，请对照营业执照核对。' },
  issued: { issuedAt: '2026-11-24T11:00:00+08:00', number: '26112000000012345678', fileUrl: '#invoice.pdf' },
  reversing: { issuedAt: '2026-11-24T11:00:00+08:00', number: '26112000000012345678', fileUrl: '#invoice.pdf' },
  reversed: {
    issuedAt: '2026-11-24T11:00:00+08:00', number: '26112000000012345678', redLetterNumber: '26112000000087654321', fileUrl: '#invoice.pdf',
  },
};

/** An ordinary invoice of a company. */
export function invoiceOf(status: InvoiceStatus, overrides: Partial<Invoice> = {}): Invoice {
  return {
    ...COMPANY_BUYER, id: '600000000000000001', orderNum: '20261121090000123456', amount: 164_000, status,
    appliedAt: '2026-11-22T09:00:00+08:00', issuedAt: null, number: null, redLetterNumber: null, reply: null, fileUrl: null,
    ...INVOICE_STANDINGS[status], ...overrides,
  };
}
