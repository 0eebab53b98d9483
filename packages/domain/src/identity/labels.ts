/** The sentences about papers and numbers of persons and enterprises, beside the spec's own about mobiles. */
export const IDENTITY_MESSAGES = {
  idCardMissing: '请输入身份证号码',
  idCardLength: '身份证号码应为 18 位，请核对后重新输入',
  idCardWrong: '身份证号码不正确，请核对每一位数字',
  creditCodeMissing: '请输入统一社会信用代码',
  creditCodeLength: '统一社会信用代码应为 18 位，请核对后重新输入',
  creditCodeWrong: '统一社会信用代码不正确，请对照营业执照核对',
  taxNumberMissing: '请输入纳税人识别号',
  taxNumberWrong: '纳税人识别号应为 15 至 20 位数字或大写字母，请核对后重新输入',
} as const;
