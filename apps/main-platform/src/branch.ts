import { defineBranch } from '@wutong/site/branch';

/** The main platform of the provincial talent society. */
export const branch = defineBranch({
  key: 'main-platform',
  platformName: '江海人才继续教育平台',
  hosts: ['main.localhost'],
  deptId: '',
  identity: 0,
  loginType: 'learner',
  theme: 'main-platform',
  look: 'main',
  greeting: '江海省人才服务协会主办的专业技术人员继续教育平台',
  menu: [{ route: 'home' }, { route: 'courseCentre' }],
  searchTypes: [
    { value: 0, target: 'course' },
    { value: 1, target: 'institution' },
  ],
  shopping: 'main',
  home: [
    { key: 'popular', title: '大家都在学', filter: { sort: 'popular' }, count: 8 },
    { key: 'newest', title: '新近上线', filter: { sort: 'newest' }, count: 4 },
    { key: 'free', title: '免费公开课', filter: { sort: 'popular', charge: 'free' }, count: 4 },
  ],
  footer: {
    shown: 'always',
    organiser: '江海省人才服务协会',
    hotline: '400-000-1234',
    filing: '苏ICP备00000001号-1',
    address: '江海省江城市学府路 1 号',
  },
  support: { label: '在线客服', href: 'https://wpa.qq.com/msgrd?v=3&uin=10000&site=qq&menu=yes' },
  passwordPreparation: 'plain',
  routesOff: [],
});
