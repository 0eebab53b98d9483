import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { RouteName } from '../catalogue/routes.ts';
import { loadChunk } from '../shell/load-chunk.ts';

type Page = LazyExoticComponent<ComponentType>;

/** A page whose code is fetched when it is opened. */
const page = (load: () => Promise<{ default: ComponentType }>): Page => lazy(() => loadChunk(load));

const cart = page(() => import('./cart/cart-route.tsx'));
const confirmOrder = page(() => import('./confirm-order/confirm-order-route.tsx'));
const pay = page(() => import('./pay/pay-route.tsx'));
const payResult = page(() => import('./pay-result/pay-result-route.tsx'));

/** The page of each route, loaded when it is opened. The two shopping variants share theirs. */
export const PAGES: Readonly<Record<RouteName, Page>> = {
  home: page(() => import('./home/home-route.tsx')),
  courseCentre: page(() => import('./course-centre/course-centre-route.tsx')),
  search: page(() => import('./search/search-route.tsx')),
  courseDetail: page(() => import('./course-detail/course-detail-route.tsx')),
  cart,
  confirmOrder,
  pay,
  subPlatformCart: cart,
  subPlatformConfirmOrder: confirmOrder,
  subPlatformPay: pay,
  buyNow: page(() => import('./confirm-order/buy-now-route.tsx')),
  paid: payResult,
  paymentFailed: payResult,
  studyCentre: page(() => import('./study/study-route.tsx')),
  register: page(() => import('./register/register-route.tsx')),
  registrationAgreement: page(() => import('./registration-agreement/registration-agreement-route.tsx')),
  forbidden: page(() => import('./forbidden/forbidden-route.tsx')),
  serverError: page(() => import('./server-error/server-error-route.tsx')),
  notFound: page(() => import('./not-found/not-found-route.tsx')),
};
