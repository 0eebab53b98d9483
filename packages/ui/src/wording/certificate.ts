import { wordingHook } from './wording-hook.ts';

/** The strings of a certificate. */
export const certificateWording = {
  certificate: {
    heading: '继续教育学时证书',
    name: '姓名',
    idCard: '身份证号',
    unit: '工作单位',
    noUnit: '未填写',
    items: '学习内容',
    courseName: '课程名称',
    category: '专业类别',
    studyForm: '学习形式',
    hours: '学时',
    belongYear: '所属年度',
    examResult: '考试结果',
    totalHours: '以上课程共计 {hours}，特此证明。',
    statement: '{name}于本平台完成下列继续教育课程的学习并通过考核，准予登记学时。',
    scan: '扫码核验',
    scanLabel: '证书核验二维码，证书编号 {code}',
    code: '证书编号',
    createdAt: '发证日期',
    issuer: '发证单位',
    signature: '签发人',
    signatureOf: '{issuer}签发人签名',
    noSignature: '电子签章有效',
    seal: '{issuer}印章',
    sealWords: '学时证书专用章',
  },
  certificatePage: {
    home: '回到首页',
    print: '打印证书',
    printHint: '打印为一页 A4 纸，或在打印窗口中另存为 PDF。',
    back: '返回我的证书',
    verified: '证书真实有效',
    verifiedBody: '以下内容来自发证平台的记录。请核对持证人姓名和身份证号的可见部分。',
    emptyTitle: '没有找到这张证书',
    emptyBody: '请核对证书编号，或确认二维码来自本平台。已作废的证书不再显示。',
    forbidden: '登录持证人的账号后即可查看完整证书。',
    loading: '正在核验证书',
  },
} as const;

/** The words of a certificate, loaded with the pages that speak them. */
export const useCertificateWording = wordingHook(certificateWording);
