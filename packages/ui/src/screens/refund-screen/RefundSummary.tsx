import { formatFenInWords } from '@wutong/domain';
import type { Refund } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Price } from '../../components/price/index.ts';
import { RefundStatusTag } from '../../patterns/order-status/index.ts';
import { Panel, PanelColumns } from '../../patterns/panels/index.ts';
import { RefundProgress } from '../../patterns/refund-progress/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';
import { Sum } from './RefundScreen.styles.ts';

/** How an application stands: its road, its amount, the buyer's words. */
export function RefundSummary({ refund, orderHref }: { refund: Refund; orderHref: string }) {
  const words = useOrderWording().refund;
  return (
    <PanelColumns
      summary={
        <Panel heading={words.amount} aside={<span>{fill(words.courseCount, { count: refund.courseIds.length })}</span>}>
          <Sum>
            <Price amount={refund.amount} tone="plain" size="lg" />
            <span>{fill(words.inWords, { words: formatFenInWords(refund.amount) })}</span>
          </Sum>
          <Button href={orderHref} full>{words.back}</Button>
        </Panel>
      }
    >
      <Panel heading={words.road} aside={<RefundStatusTag status={refund.status} />}>
        <RefundProgress refund={refund} />
      </Panel>
    </PanelColumns>
  );
}
