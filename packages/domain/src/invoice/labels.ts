import { INVOICE_KIND, type InvoiceAction, type InvoiceKind, type InvoiceStatus, type InvoiceTitleType } from './invoice.ts';

const KIND_LABELS: Record<InvoiceKind, string> = {
  81: '电子发票（增值税专用发票）',
  82: '电子发票（普通发票）',
};

const TITLE_LABELS: Record<InvoiceTitleType, string> = { personal: '个人', enterprise: '企业' };

const STATUS_LABELS: Record<InvoiceStatus, string> = {
  submitted: '待开票',
  refused: '已驳回',
  issued: '已开票',
  reversing: '红冲中',
  reversed: '已红冲',
};

const ACTION_LABELS: Record<InvoiceAction, string> = { download: '下载发票', edit: '修改信息', withdraw: '撤回申请' };

/** The name of a kind of invoice, as the tax authority prints it. */
export function invoiceKindLabel(kind: InvoiceKind): string {
  return KIND_LABELS[kind];
}

/** The word for whom an invoice is made out to. */
export function titleTypeLabel(type: InvoiceTitleType): string {
  return TITLE_LABELS[type];
}

/** The word for where an invoice stands. */
export function invoiceStatusLabel(status: InvoiceStatus): string {
  return STATUS_LABELS[status];
}

/** The verb for an invoice's action. */
export function invoiceActionLabel(action: InvoiceAction): string {
  return ACTION_LABELS[action];
}

/** The kinds to choose from; the ordinary one first, which most buyers need. */
export const INVOICE_KINDS: readonly InvoiceKind[] = [INVOICE_KIND.ordinary, INVOICE_KIND.special];

const MALFORMED = '填写有误，请核对后重新输入';

/** The sentences about an application for an invoice; those about the tax number are the identity's. */
export const INVOICE_MESSAGES = {
  missing: {
    title: '请输入发票抬头',
    taxNumber: '请输入纳税人识别号',
    address: '请输入企业注册地址',
    phone: '请输入企业注册电话',
    bankName: '请输入开户银行',
    bankAccount: '请输入银行账号',
    email: '请输入接收发票的邮箱',
    remarks: '请输入备注',
  },
  malformed: {
    title: MALFORMED,
    taxNumber: MALFORMED,
    address: MALFORMED,
    phone: '电话应为 7 至 20 位数字，可含区号和短横线',
    bankName: MALFORMED,
    bankAccount: '银行账号应为 8 至 30 位数字，请核对后重新输入',
    email: '邮箱格式不正确，例如 name@example.com',
    remarks: MALFORMED,
  },
  tooLong: '最多 100 个字，请精简后再提交',
  notForPersons: '专用发票只能开给企业，请改选企业抬头或普通发票',
} as const;
