import { href, type RouteName } from '@wutong/site/catalogue';
import type { SampleCourse } from './catalogue.ts';

/** What addresses of a branch's routes are made of. */
export interface Known {
  course: SampleCourse;
  /** An unpaid order of the learner's. */
  orderNum: string;
}

/** The address at which a route shows something: with the course, order or search that it is about. */
export function addressOf(name: RouteName, { course, orderNum }: Known): string {
  switch (name) {
    case 'courseDetail':
      return href(name, { trainId: course.organizationId, id: course.id });
    case 'search':
      return href(name, { goods: JSON.stringify({ type: 0, value: '安全' }) });
    case 'buyNow':
      return href(name, { id: course.id });
    case 'pay':
    case 'subPlatformPay':
    case 'paid':
    case 'paymentFailed':
      return href(name, { orderNum });
    default:
      return href(name);
  }
}
