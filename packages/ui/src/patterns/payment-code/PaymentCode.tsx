import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { ChevronDown, ExternalLink } from 'lucide';
import { formatFen, PAYMENT_CHANNELS } from '@wutong/domain';
import type { Fen, PaymentChannel } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { QrCode } from '../../components/qr-code/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { fill } from '../../wording/index.ts';
import { Root } from './PaymentCode.styles.ts';

/** Where the address to pay at stands. `url` both opens the payment page and is what the code encodes. */
export type PaymentCodeView =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; url: string };

export interface PaymentCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  channel: PaymentChannel;
  /** What is paid, in fen. */
  amount: Fen;
  code: PaymentCodeView;
}

/** Side of the code in px: wide enough for a phone held at arm's length. */
const SIDE = 192;

/**
 * The way to pay. A desk shows a code to scan; a phone can't scan itself, so there a button opens the same
 * address and the code waits behind a disclosure, for a second phone.
 */
export function PaymentCode({ channel, amount, code, ...rest }: PaymentCodeProps) {
  const words = useCheckoutWording().pay;
  const id = useId();
  const [shown, setShown] = useState(false);
  const name = PAYMENT_CHANNELS.find(({ value }) => value === channel)?.label ?? '';
  if (code.status === 'failed') {
    return (
      <Root {...rest}>
        <Banner
          tone="danger"
          title={words.codeFailedTitle}
          action={<Button size="sm" onClick={code.onRetry}>{words.codeRetry}</Button>}
        >
          {code.message}
        </Banner>
      </Root>
    );
  }
  const url = code.status === 'ready' ? code.url : null;
  return (
    <Root {...rest} aria-busy={url === null || undefined}>
      {url === null && <VisuallyHidden role="status">{words.codeLoading}</VisuallyHidden>}
      <div className="wt-here">
        {url === null ? (
          <Skeleton shape="control" className="wt-open" />
        ) : (
          <Button href={url} external variant="primary" size="lg" full icon={<Icon of={ExternalLink} />}>{words.open}</Button>
        )}
        <p>{fill(words.openHint, { channel: name })}</p>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={shown}
          aria-controls={id}
          icon={<Icon of={ChevronDown} size="sm" className="wt-turn" />}
          onClick={() => setShown(!shown)}
        >
          {words.other}
        </Button>
      </div>
      <div className="wt-scan" id={id} data-shown={shown || undefined}>
        {url === null ? (
          <Skeleton shape="block" className="wt-square" />
        ) : (
          <QrCode value={url} size={SIDE} label={fill(words.scanLabel, { channel: name, amount: formatFen(amount) })} />
        )}
        <p>{fill(words.scan, { channel: name })}</p>
      </div>
    </Root>
  );
}
