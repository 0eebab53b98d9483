import { isFree } from '@wutong/domain';
import type { CourseDetail } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Price } from '../../components/price/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { useCourseWording } from '../../wording/course.ts';
import { Panel } from './BuyPanel.styles.ts';
import type { BuyPanelView } from './course-state.ts';

/** Price and what to do; on a phone it stays at the bottom, within the thumb's reach. */
export function BuyPanel({ course, buy }: { course: CourseDetail; buy: BuyPanelView }) {
  const words = useCourseWording().course;
  return (
    <Panel aria-label={words.buying}>
      <div className="wt-price">
        <Price size="lg" amount={course.price} original={course.originalPrice} />
        {buy.kind === 'owned' && <Tag tone="success">{words.ownedNote}</Tag>}
      </div>
      <div className="wt-actions"><Actions course={course} buy={buy} /></div>
    </Panel>
  );
}

function Actions({ course, buy }: { course: CourseDetail; buy: BuyPanelView }) {
  const words = useCourseWording().course;
  if (buy.kind === 'owned') return <Button variant="primary" size="lg" href={buy.studyHref}>{words.owned}</Button>;
  if (buy.kind === 'unavailable') {
    return <p className="wt-reason"><b>{words.unavailable}</b> {buy.reason}</p>;
  }
  const now = (
    <Button variant="primary" size="lg" loading={buy.pending === 'now'} onClick={buy.onBuyNow}>
      {isFree(course) ? words.joinFree : words.buyNow}
    </Button>
  );
  if (buy.kind === 'inCart') {
    return (
      <>
        <Button size="lg" href={buy.cartHref}>{words.inCart}</Button>
        {now}
      </>
    );
  }
  return (
    <>
      <Button size="lg" loading={buy.pending === 'cart'} onClick={buy.onAddToCart}>{words.addToCart}</Button>
      {now}
    </>
  );
}
