/**
 * The strings of the shells, the course cards and the home page. Same rules as the components' catalogue:
 * data only, `{name}` places are filled by `fill`, a branch may override any of them.
 */
export const discoveryWording = {
  shell: {
    skip: '跳到主要内容', mainMenu: '主导航', shortcuts: '快捷入口', mobileBar: '底部导航', support: '悬浮服务',
    openMenu: '打开菜单', menuTitle: '菜单', home: '{name}首页', signIn: '登录',
    study: '我的学习', cart: '购物车', cartCount: '，{count} 门课程', hello: '您好，{name}',
  },
  account: {
    open: '{name}的账号菜单', learner: '个人学员', enterprise: '企业用户', signOut: '退出登录', label: '账号',
  },
  searchBox: { type: '搜索类型', label: '搜索{what}', anything: '课程' },
  footer: {
    service: '服务与帮助', hotline: '全国服务热线', organiser: '主办单位', address: '地址',
    rights: '© {organiser} 版权所有',
  },
  category: {
    label: '课程分类', all: '全部课程分类', every: '全部课程', allOf: '全部{name}课程', more: '更多', moreOf: '更多{name}课程',
    loading: '正在加载课程分类', failed: '课程分类没有加载出来', retry: '重新加载', none: '课程分类正在整理，请先浏览全部课程。',
  },
  card: {
    hours: '学时', validity: '有效期', form: '学习形式', learners: '{count} 人在学',
  },
  learner: {
    guestTitle: '您好，欢迎来学习', guestText: '登录后可查看年度学时、接着上次的课程学习。', signIn: '登录',
    hours: '{year} 年度学时', of: '/ {required} 学时', remaining: '还差 {hours} 学时达到年度要求', reached: '已达到年度学时要求',
    continue: '继续学习', continueWith: '上次学到', study: '进入学习中心', none: '还没有开始学习，先挑一门课程吧。',
    label: '我的学习', reasonHours: '年度学时，随时可查', reasonProgress: '学习进度，自动保存', reasonDevices: '电脑手机，接着就学',
    progress: '{year} 年度学时完成度', loading: '正在加载学习情况',
  },
  home: {
    title: '首页', banners: '平台推荐', more: '查看全部', moreOf: '查看全部：{name}', empty: '课程正在准备中',
    emptyText: '新课程上线后会显示在这里，您也可以先到课程中心看看。', emptyAction: '刷新页面', open: '了解课程',
    loading: '正在加载首页', welcome: '按需选课，学时可查', shortcuts: '课程分类',
    welcomeText: '课程、学时、有效期和价格一目了然，学习记录自动保存。',
  },
  failure: {
    offline: '网络好像断开了', timeout: '等得有点久，还没有结果', unavailable: '服务暂时不可用', refused: '这次请求没有成功',
    unreadable: '收到的内容无法识别', nothingLost: '您的数据没有丢失。', retry: '重试', home: '回到首页',
    forbidden: '您暂时不能查看这个页面', forbiddenText: '请登录有权限的账号后再试；如果仍看不到，请联系客服。',
  },
  notFound: {
    title: '页面不存在', text: '链接可能写错了，或者内容已经移走。您可以从下面继续。', home: '回到首页', courses: '浏览课程',
  },
  crash: {
    title: '页面出了点问题', text: '已经保存的内容没有丢失。请重新加载页面；如果还不行，请把请求编号告诉客服。', reload: '重新加载',
    home: '回到首页', chunkTitle: '页面没有加载完整', chunkText: '可能是网络中断，或平台刚刚更新。重新加载后就能继续，已经保存的内容没有丢失。',
  },
} as const;
