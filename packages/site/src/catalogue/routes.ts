/** What a route needs to be opened. */
export type RouteNeeds = 'nothing' | 'learner' | 'enterprise';

/** Facts of a route that the shell, the gateway and the tests read. */
export interface RouteMeta {
  /** The spec's path; the only place in which its spelling stands. */
  path: string;
  /** Name in the page title (spec section 1). */
  title: string;
  needs: RouteNeeds;
  /** The permission that the user needs besides (spec section 6: tag `xh` of the study routes). */
  permission?: string;
  /** Query fields that its links may carry. */
  query: readonly string[];
  /** Shows the footer on branches that don't show it everywhere (spec section 2). */
  footer?: true;
  /** Hides the category menu of the header (spec section 2). */
  withoutCategoryMenu?: true;
}

/** Every route that exists, by its name. What has not been built is not in it, so nothing links there. */
export const ROUTES = {
  home: { path: '/index', title: '首页', needs: 'nothing', query: [], footer: true, withoutCategoryMenu: true },
  courseCentre: {
    path: '/lession',
    title: '课程中心',
    needs: 'nothing',
    query: ['ids', 'form', 'charge', 'sort', 'page'],
    footer: true,
    withoutCategoryMenu: true,
  },
  search: {
    path: '/search',
    title: '课程搜索',
    needs: 'nothing',
    query: ['goods', 'form', 'charge', 'sort', 'page'],
    footer: true,
  },
  courseDetail: {
    path: '/train/lession',
    title: '课程详情',
    needs: 'nothing',
    query: ['trainId', 'id', 'lesson'],
    footer: true,
  },
  cart: { path: '/shopping/user', title: '购物车', needs: 'learner', query: [] },
  confirmOrder: { path: '/shopping/userconfirm', title: '确认订单', needs: 'learner', query: [] },
  pay: { path: '/shopping/payconfirm', title: '支付订单', needs: 'learner', query: ['orderNum'] },
  subPlatformCart: { path: '/shopping/userXsj', title: '购物车', needs: 'learner', query: [] },
  subPlatformConfirmOrder: { path: '/shopping/userconfirmXsj', title: '确认订单', needs: 'learner', query: [] },
  subPlatformPay: { path: '/shopping/payconfirmXsj', title: '支付订单', needs: 'learner', query: ['orderNum'] },
  buyNow: { path: '/shopping/userbuy', title: '立即购买', needs: 'learner', query: ['id'] },
  paid: { path: '/shopping/success', title: '支付成功', needs: 'learner', query: ['orderNum'] },
  paymentFailed: { path: '/shopping/error', title: '支付失败', needs: 'learner', query: ['orderNum'] },
  studyCentre: {
    path: '/study/online',
    title: '学习中心',
    needs: 'learner',
    permission: 'xh',
    query: ['course', 'lesson', 'page'],
  },
  register: { path: '/register', title: '注册', needs: 'nothing', query: [], footer: true },
  registrationAgreement: { path: '/registeragree', title: '用户注册协议', needs: 'nothing', query: [], footer: true },
  forbidden: { path: '/403', title: '无权访问', needs: 'nothing', query: [], footer: true },
  serverError: { path: '/500', title: '服务出错', needs: 'nothing', query: [], footer: true },
  notFound: { path: '/404', title: '页面不存在', needs: 'nothing', query: [], footer: true },
} as const satisfies Record<string, RouteMeta>;

/** The name of a route. */
export type RouteName = keyof typeof ROUTES;

/** All route names. */
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The facts of a route. */
export function routeMeta(name: RouteName): RouteMeta {
  return ROUTES[name];
}

/** Query fields of a route's link. */
export type RouteQuery<N extends RouteName> = {
  readonly [Q in (typeof ROUTES)[N]['query'][number]]?: string | number | undefined;
};

/**
 * The address of a route: `href('pay', { orderNum })`. Fields that are undefined or empty are left
 * out, so that one page has one address.
 */
export function href<N extends RouteName>(name: N, query?: RouteQuery<N>): string {
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(field, String(value));
  }
  const text = search.toString();
  return text === '' ? ROUTES[name].path : `${ROUTES[name].path}?${text}`;
}
