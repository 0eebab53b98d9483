import { useId } from 'react';
import { ChevronRight } from 'lucide';
import type { CardProps } from '../../components/card/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { fill } from '../../wording/index.ts';
import { useReadingWording } from '../../wording/reading.ts';
import { Root } from './NewsBlock.styles.ts';
import { NewsList } from './NewsList.tsx';
import type { NewsItem } from './NewsList.tsx';

export interface NewsBlockProps extends Omit<CardProps, 'children' | 'flush' | 'pressable' | 'as'> {
  /** The kind of articles: 通知公告. */
  title: string;
  items: readonly NewsItem[];
  newsHref: (item: NewsItem) => string;
  /** All articles of the kind; null where these are all. */
  moreHref: string | null;
}

/** The newest articles of one kind in a card, a line each, and the way to the rest. */
export function NewsBlock({ title, items, newsHref, moreHref, ...rest }: NewsBlockProps) {
  const words = useReadingWording().news;
  const id = useId();
  return (
    <Root forwardedAs="section" aria-labelledby={id} {...rest}>
      <div className="wt-head">
        <h2 id={id}>{title}</h2>
        {moreHref !== null && (
          <Anchor href={moreHref} aria-label={fill(words.moreOf, { name: title })}>
            {words.more}
            <Icon of={ChevronRight} size="sm" />
          </Anchor>
        )}
      </div>
      {items.length === 0 ? (
        <p className="wt-none">{words.none}</p>
      ) : (
        <NewsList items={items} newsHref={newsHref} layout="compact" />
      )}
    </Root>
  );
}
