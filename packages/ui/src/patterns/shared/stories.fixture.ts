import { fn } from 'storybook/test';
import { centreLinks } from '@wutong/domain';
import type { CentrePlace } from '@wutong/domain';
import type { GuestAccount, NavItem, UserAccount } from './navigation.ts';

/** Takes a press without following it, so that a story stays where it is. */
export const stay = fn((event: { preventDefault: () => void }): void => event.preventDefault());

/** A visitor. */
export const guest: GuestAccount = { kind: 'guest', onSignIn: fn() };

const LEARNER_PAGES: Readonly<Record<CentrePlace, string>> = {
  profile: '/center/info', verification: '/center/prove', settings: '/center/set', messages: '/center/msg',
  orders: '/center/order', invoices: '/center/invoice',
};

const ENTERPRISE_PAGES: Readonly<Record<CentrePlace, string>> = {
  profile: '/center/qyinfo', verification: '/center/prove', settings: '/center/qyset', messages: '/center/qymsg',
  orders: '/center/qyorder', invoices: '/center/qyinvoice',
};

/** A learner who has signed in, with two courses in the cart. */
export const learner: UserAccount = {
  kind: 'user',
  name: '陈思远',
  avatar: null,
  type: 1,
  links: centreLinks(1, (place) => LEARNER_PAGES[place]),
  onSignOut: fn(),
  studyHref: '/study/online',
  cartHref: '/shopping/user',
  cartCount: 2,
};

/** An enterprise with a long name and a full cart. */
export const enterprise: UserAccount = {
  ...learner,
  name: '青禾市第一建筑安装工程有限公司职工培训中心',
  type: 2,
  links: centreLinks(2, (place) => ENTERPRISE_PAGES[place]),
  studyHref: null,
  cartHref: '/shopping/buss',
  cartCount: 128,
};

/** Entries of a main menu. */
export const menu: readonly NavItem[] = [
  { label: '首页', href: '/index', current: true },
  { label: '课程中心', href: '/lession' },
  { label: '培训机构', href: '/trainlist' },
  { label: '新闻政策', href: '/news' },
];

/** Entries of an association's menu: one leads to another site. */
export const associationMenu: readonly NavItem[] = [
  { label: '首页', href: '/index', current: true },
  { label: '名师风采', href: '/teacherlist' },
  { label: '常见问题', href: '/question' },
  { label: '协会官网', href: 'https://www.example.com/', external: true },
];
