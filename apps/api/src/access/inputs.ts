import type { InputOfName, OperationName } from '@wutong/contract';
import { OWNERS_KEY, type World } from './world.ts';

const course = ({ wanted }: World) => ({ id: wanted.id });
const courses = ({ wanted }: World) => ({ ids: [wanted.id] });
const order = ({ orderNum }: World) => ({ orderNum });
const nothing = () => ({});

/**
 * A valid input of every operation; where an operation touches rows of a user's, the input goes for those of the
 * world's owner. An operation without one does not compile.
 */
export const inputs: { readonly [N in OperationName]: (world: World) => InputOfName<N> } = {
  loginCaptcha: nothing,
  smsCaptcha: nothing,
  sendCode: () => ({ phone: '13800000009', imageCode: 'x', captchaKey: 'x' }),
  token: () => ({ grantType: 'refresh_token', refreshToken: 'x' }),
  logout: nothing,
  logoutByGet: nothing,
  addToCart: courses,
  cartList: nothing,
  subPlatformCartList: nothing,
  removeFromCart: courses,
  clearCart: nothing,
  selectCourses: courses,
  unselectCourses: courses,
  reportErrors: () => ({
    entries: [{ kind: 'script', message: 'x', stack: '', path: '/index', at: '2026-11-21T09:00:00+08:00', count: 1 }],
  }),
  menuButtons: nothing,
  topMenus: nothing,
  menuRoutes: () => ({ topMenuId: '1' }),
  register: () => ({ phone: '13800000009', smsCode: '0', password: 'wutong 2026', agreementVersion: '2026-11' }),
  banners: nothing,
  newsList: nothing,
  newsDetail: () => ({ id: '1' }),
  searchCourses: nothing,
  categoryTree: nothing,
  courseById: course,
  relatedCourses: course,
  courseIntroduction: course,
  courseOutline: ({ wanted }) => ({ courseId: wanted.id }),
  purchasedCourses: ({ owned }) => ({ courseId: owned.id }),
  yearHours: nothing,
  saveOrder: ({ wanted }) => ({ courseIds: [wanted.id], idempotencyKey: OWNERS_KEY, source: 'cart' }),
  orderDetail: order,
  subPlatformOrderDetail: ({ subOrderNum }) => ({ orderNum: subOrderNum }),
  inspectOrder: order,
  closeOrder: order,
  alipayCode: order,
  wechatCode: order,
  platformByDomain: () => ({ domain: 'main.localhost' }),
  loginInfoByDomain: () => ({ domain: 'main.localhost' }),
  userDetail: nothing,
  lessonVideo: ({ lessonId }) => ({ lessonId }),
  lessonProgress: ({ lessonId }) => ({ id: lessonId }),
  reportProgress: ({ lessonId }) => ({ id: lessonId, position: 30 }),
  reportDuration: ({ lessonId }) => ({ id: lessonId, duration: 30 }),
};
