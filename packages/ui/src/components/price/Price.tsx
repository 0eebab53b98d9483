import type { ComponentProps } from 'react';
import { formatFen } from '@wutong/domain';
import type { Fen } from '@wutong/domain';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './Price.styles.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In fen; 0 reads 免费, unless `plain` (a sum of 0 is an amount). */
  amount: Fen;
  /** The price before a discount, in fen; shown struck through when it is higher. */
  original?: Fen | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `plain` takes the colour around it and never says 免费: rows of a bill. */
  tone?: 'price' | 'plain' | undefined;
}

/** An amount of money: ¥1,280.00. */
export function Price({ amount, original, size = 'md', tone = 'price', ...rest }: PriceProps) {
  const words = useWording().price;
  const free = amount === 0 && tone === 'price';
  const [, sign = '', figures = ''] = /^(-?¥)(.*)$/.exec(formatFen(amount)) ?? [];
  return (
    <Root data-size={size} data-tone={tone} data-free={free || undefined} {...rest}>
      <span className="wt-amount">
        {free ? words.free : (
          <>
            <small>{sign}</small>
            {figures}
          </>
        )}
      </span>
      {original != null && original > amount && (
        <del>
          <VisuallyHidden>{words.was}</VisuallyHidden>
          {formatFen(original)}
        </del>
      )}
    </Root>
  );
}
