import { useSearchParams } from 'react-router-dom';
import { ConfirmOrderScreen } from '@wutong/ui/screens/confirm-order-screen';
import { cartTotals, displayName, maskMobile, type Cart, type CourseDetail } from '@wutong/domain';
import { courseById } from '@wutong/contract/calls/courses';
import { toScreenState } from '../../api/screen-state.ts';
import { useCall } from '../../api/use-call.ts';
import { href } from '../../catalogue/index.ts';
import { useLearner } from '../../session/use-learner.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Buy one course now, past the cart. */
export default function BuyNowRoute() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const learner = useLearner();
  const { data: course, error, mutate } = useCall(courseById, id ? { id } : null);
  const { submit, submitting, failure } = usePlaceOrder();
  const cart = course && cartOf(course);
  const state = id
    ? toScreenState({ data: cart, error }, ({ groups }) => ({ groups, ...sums({ groups }) }))
    : ({ status: 'empty' } as const);
  return (
    <ConfirmOrderScreen
      state={state}
      buyer={{ name: learner ? displayName(learner) : '', mobile: maskMobile(learner?.mobile ?? '') }}
      submitting={submitting}
      failure={failure}
      onSubmit={() => {
        if (course) void submit({ courseIds: [course.id], total: course.price, source: 'now' });
      }}
      backHref={course ? href('courseDetail', { trainId: course.institutionId, id: course.id }) : href('courseCentre')}
      onRetry={() => void mutate()}
    />
  );
}

function cartOf(course: CourseDetail): Cart {
  const { institutionId, institutionName } = course;
  const line = { courseId: course.id, course, selected: true, available: true };
  return { groups: [{ institutionId, institutionName, lines: [line] }] };
}

function sums(cart: Cart) {
  const { total, saved } = cartTotals(cart);
  return { total, saved };
}
