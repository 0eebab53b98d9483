import { wordingHook } from './wording-hook.ts';

/** The strings of registering, loaded with its pages. */
export const registerWording = {
  register: {
    title: '注册学员账号', intro: '使用手机号注册，注册后即可选课学习。', password: '设置密码', passwordHint: '8 到 64 位，同时包含字母和数字',
    strength: '密码强度', weak: '弱', fair: '中', strong: '强', agree: '我已阅读并同意', agreement: '《用户注册协议》',
    submit: '注册', haveAccount: '已有账号？', signIn: '直接登录', formLabel: '注册',
  },
  agreement: {
    title: '用户注册协议', version: '版本 {version}', back: '返回注册',
    scope: '一、服务范围', scopeText: '本平台为专业技术人员和企业提供继续教育课程的查询、购买、学习、练习、考试和证书服务。',
    account: '二、账号', accountText: '您应使用本人的手机号注册，并妥善保管密码和验证码。账号不得转让、出借。发现账号被他人使用时，请立即联系客服。',
    study: '三、学习与学时', studyText: '学时按实际学习记录计算。请由本人完成学习和考试；代学、代考的学时和证书无效。',
    payment: '四、购买与退款', paymentText: '课程价格以下单时页面显示的价格为准。退款按订单页面和退款规则办理，退款原路退回。',
    privacy: '五、个人信息', privacyText: '我们只收集办理学习、证书和发票所需的个人信息，不向无关的第三方提供。您可以查询、更正、导出和删除您的个人信息。',
    change: '六、协议变更', changeText: '协议更新时会提示您重新阅读。您同意的版本和时间会被记录，可随时查询。',
  },
} as const;

/** The words of registering. */
export const useRegisterWording = wordingHook(registerWording);
