import { defineBranch } from '@wutong/site/branch';

/** The site of a city's continuing-education association. */
export const branch = defineBranch({
  key: 'association',
  platformName: '滨海市继续教育协会学习网',
  hosts: ['association.localhost'],
  deptId: '3209001',
  identity: 1,
  loginType: 'learner',
  theme: 'association',
  look: 'association',
  greeting: '滨海市继续教育协会欢迎您',
  menu: [{ route: 'home' }, { external: 'https://www.example.com/', label: '协会官网' }],
  searchTypes: [
    { value: 0, target: 'course' },
    { value: 1, target: 'lecturer' },
  ],
  shopping: 'sub-platform',
  home: [
    { key: 'video', title: '视频课程', filter: { sort: 'popular', studyForm: 1 }, count: 8 },
    { key: 'class', title: '面授与培训', filter: { sort: 'newest', studyForm: 2 }, count: 4 },
  ],
  footer: {
    shown: 'byRoute',
    organiser: '滨海市继续教育协会',
    hotline: '0515-0000-5678',
    filing: '苏ICP备00000002号-1',
  },
  support: { label: '在线客服', href: 'https://wpa.qq.com/msgrd?v=3&uin=10001&site=qq&menu=yes' },
  passwordPreparation: 'plain',
  routesOff: [],
});
