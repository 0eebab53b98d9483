import { fn } from 'storybook/test';
import type { GuestAccount, NavItem, UserAccount } from './navigation.ts';

/** A visitor. */
export const guest: GuestAccount = { kind: 'guest', onSignIn: fn() };

/** A learner who has signed in, with two courses in the cart. */
export const learner: UserAccount = {
  kind: 'user',
  name: '陈思远',
  avatar: null,
  type: 1,
  links: [
    { label: '个人资料', href: '/center/info' },
    { label: '全部订单', href: '/center/order' },
  ],
  onSignOut: fn(),
  studyHref: '/study/online',
  cartHref: '/shopping/user',
  cartCount: 2,
};

/** An enterprise with a long name and a full cart. */
export const enterprise: UserAccount = {
  ...learner,
  name: '江海市第一建筑安装工程有限公司职工培训中心',
  type: 2,
  links: [{ label: '企业资料', href: '/center/qyinfo' }],
  cartCount: 128,
};

/** Entries of a main menu. */
export const menu: readonly NavItem[] = [
  { label: '首页', href: '/index', current: true },
  { label: '课程中心', href: '/lession' },
  { label: '协会官网', href: 'https://www.example.com/', external: true },
];
