import type { InputOfName, OperationName, OutputOfName } from '@wutong/contract';
import { withSelection, withoutCourses } from '@wutong/domain';
import {
  buildBannerFacts,
  buildCart,
  buildCategoryTree,
  buildCourseDetail,
  buildCourseSummary,
  buildDomainRecord,
  buildNewsArticle,
  buildNewsSummary,
  buildOrder,
  buildOutline,
  buildPage,
  buildPurchasedCourse,
  buildUser,
  buildWatchProgress,
  buildYearHours,
} from '../builders/index.ts';

/** How a mock answers an operation: its output in inside types, from its input. */
export type MockAnswer<N extends OperationName> = (
  input: InputOfName<N>,
  request: Request,
) => OutputOfName<N> | Promise<OutputOfName<N>>;

/** An answer for some operations. */
export type MockAnswers = { readonly [N in OperationName]?: MockAnswer<N> };

const COURSES = 30;

const captcha = () => ({
  key: 'mock-captcha',
  image: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="18" y="28" font-size="24">7K2P</text></svg>',
  )}`,
});

/** The sample courses, one page of them. */
function coursePage({ page = 1, size = 12 }: { page?: number | undefined; size?: number | undefined }) {
  const first = (page - 1) * size;
  const count = Math.max(0, Math.min(size, COURSES - first));
  const records = Array.from({ length: count }, (_, index) => buildCourseSummary({}, first + index));
  return buildPage(records, { size, current: page, total: COURSES });
}

/** The sample course of an id, or the first one. */
function indexOf(id: string): number {
  const index = Array.from({ length: COURSES }, (_, place) => buildCourseSummary({}, place).id).indexOf(id);
  return Math.max(0, index);
}

/**
 * What the mocks answer unless a story or test says otherwise: a signed-in learner with sample courses, without
 * memory between calls. An operation that is missing here is answered with plain values of its schema.
 */
export const SAMPLE_ANSWERS: MockAnswers = {
  loginCaptcha: captcha,
  smsCaptcha: captcha,
  sendCode: () => null,
  menuButtons: () => [
    { id: '1', code: 'study', name: '个人学习中心', children: [
      { id: '11', code: 'online', name: '学习中心', children: [{ id: '111', code: 'xh', name: '学习' }] },
    ] },
  ],
  token: () => ({
    accessToken: 'mock-access-token',
    refreshToken: 'mock-refresh-token',
    tokenType: 'bearer',
    expiresIn: 7200,
    tenantId: '000000',
    userId: buildUser().id,
    deptId: '',
    roleId: '1',
    account: buildUser().mobile,
    userName: '138****0001',
    nickName: '林晓',
    roleNames: 'student',
    avatar: null,
  }),
  logout: () => ({ success: 'true', msg: '退出登录成功' }),
  logoutByGet: () => ({ success: 'true', msg: '退出登录成功' }),
  platformByDomain: () => buildDomainRecord(),
  loginInfoByDomain: () => buildDomainRecord(),
  userDetail: () => buildUser(),

  searchCourses: coursePage,
  categoryTree: () => buildCategoryTree(),
  courseById: ({ id }) => buildCourseDetail({}, indexOf(id)),
  relatedCourses: ({ id }) => [1, 2, 3, 4].map((step) => buildCourseSummary({}, indexOf(id) + step)),
  courseIntroduction: ({ id }) => ({ id, introduction: buildCourseDetail({}, indexOf(id)).introduction }),
  courseOutline: ({ courseId }) => buildOutline(indexOf(courseId)),

  addToCart: () => buildCart(),
  cartList: () => buildCart(),
  subPlatformCartList: () => buildCart(),
  removeFromCart: ({ ids }) => withoutCourses(buildCart(), ids),
  clearCart: () => ({ groups: [] }),
  selectCourses: ({ ids }) => withSelection(buildCart(), ids, true),
  unselectCourses: ({ ids }) => withSelection(buildCart(), ids, false),

  saveOrder: () => buildOrder(),
  orderDetail: ({ orderNum }) => buildOrder({ orderNum }),
  subPlatformOrderDetail: ({ orderNum }) => buildOrder({ orderNum }),
  inspectOrder: ({ orderNum }) => ({ orderNum, state: 'waiting' }),
  closeOrder: ({ orderNum }) => buildOrder({ orderNum, status: 3 }),
  alipayCode: ({ orderNum }) => ({ orderNum, url: `https://qr.alipay.example/${orderNum}` }),
  wechatCode: ({ orderNum }) => ({ orderNum, url: `weixin://wxpay/bizpayurl?pr=${orderNum}` }),

  purchasedCourses: ({ courseId }) => {
    const all = [0, 1, 2].map((index) => buildPurchasedCourse({}, index));
    return buildPage(all.filter(({ course }) => courseId === undefined || course.id === courseId));
  },
  yearHours: () => buildYearHours(),
  lessonVideo: () => ({ url: '/sample.mp4', duration: 600, expiresAt: '2026-11-21T10:00:00+08:00' }),
  lessonProgress: ({ id }) => buildWatchProgress({ lessonId: id }),
  reportProgress: ({ id, position }) => buildWatchProgress({ lessonId: id, position, watched: position }),
  reportDuration: ({ id, duration }) => buildWatchProgress({ lessonId: id, total: duration }),

  banners: () => [0, 1, 2].map((index) => buildBannerFacts({}, index)),
  newsList: ({ page, size }) => {
    const records = Array.from({ length: 6 }, (_, index) => buildNewsSummary({}, index));
    return buildPage(records, { size: size ?? 10, current: page ?? 1 });
  },
  newsDetail: ({ id }) => buildNewsArticle({ id }),
};
