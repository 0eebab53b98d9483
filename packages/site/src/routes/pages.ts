import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { RouteName } from '../catalogue/routes.ts';

type Page = LazyExoticComponent<ComponentType>;

const cart = lazy(() => import('./cart/cart-route.tsx'));
const confirmOrder = lazy(() => import('./confirm-order/confirm-order-route.tsx'));
const pay = lazy(() => import('./pay/pay-route.tsx'));
const payResult = lazy(() => import('./pay-result/pay-result-route.tsx'));

/** The page of each route, loaded when it is opened. The two shopping variants share theirs. */
export const PAGES: Readonly<Record<RouteName, Page>> = {
  home: lazy(() => import('./home/home-route.tsx')),
  courseCentre: lazy(() => import('./course-centre/course-centre-route.tsx')),
  search: lazy(() => import('./search/search-route.tsx')),
  courseDetail: lazy(() => import('./course-detail/course-detail-route.tsx')),
  cart,
  confirmOrder,
  pay,
  subPlatformCart: cart,
  subPlatformConfirmOrder: confirmOrder,
  subPlatformPay: pay,
  buyNow: lazy(() => import('./confirm-order/buy-now-route.tsx')),
  paid: payResult,
  paymentFailed: payResult,
  studyCentre: lazy(() => import('./study/study-route.tsx')),
  notFound: lazy(() => import('./not-found/not-found-route.tsx')),
};
