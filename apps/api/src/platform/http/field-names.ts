/** What a reader calls the fields of the wire, for messages about bad input. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  phone: '手机号',
  username: '手机号',
  password: '密码',
  verCode: '图形验证码',
  code: '验证码',
  key: '图形验证码编号',
  domain: '域名',
  id: '编号',
  ids: '课程编号',
  courseId: '课程编号',
  courseIds: '课程编号',
  coursewareId: '课件编号',
  platformId: '平台编号',
  orderNum: '订单编号',
  current: '页码',
  size: '每页条数',
  classifyIds: '课程分类',
  courseName: '课程名称',
  teachingMethod: '学习形式',
  organizationId: '机构编号',
  minPrice: '最低价格',
  maxPrice: '最高价格',
  sort: '排序方式',
  payAmount: '支付金额',
  source: '来源',
  watchTime: '观看位置',
  duration: '视频时长',
  belongYear: '年度',
  grant_type: '登录方式',
  'Idempotency-Key': '幂等键',
};

/** The name of a field in a sentence: a known one by its Chinese name, any other by its name on the wire. */
export function fieldName(wire: string): string {
  return FIELD_NAMES[wire] ?? `参数 ${wire} `;
}
