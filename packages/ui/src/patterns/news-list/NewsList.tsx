import type { ComponentProps } from 'react';
import { toShanghaiDate } from '@wutong/domain';
import type { News, NewsSummary } from '@wutong/domain';
import { Anchor } from '../../components/link/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { Root } from './NewsList.styles.ts';

/** An article of a list, with what it says in a sentence where somebody wrote it. */
export type NewsItem = NewsSummary & Partial<Pick<News, 'summary'>>;

export interface NewsListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly NewsItem[];
  newsHref: (item: NewsItem) => string;
  /** The name of an article's kind; blank draws none. Left out where all are of one kind. */
  kindOf?: ((type: string) => string) | undefined;
  /** `full` with summary and kind; `compact` is a line each. */
  layout?: 'full' | 'compact' | undefined;
  /** Level of the titles, one below the heading of the list. */
  heading?: 'h2' | 'h3' | undefined;
}

/** News or policy, the newest first: title, day, kind and what it says. */
export function NewsList({ items, newsHref, kindOf, layout = 'full', heading: Heading = 'h3', ...rest }: NewsListProps) {
  return (
    <Root data-layout={layout} {...rest}>
      {items.map((item) => {
        const kind = kindOf?.(item.type) ?? '';
        const full = layout === 'full';
        const day = toShanghaiDate(item.publishedAt);
        return (
          <li key={item.id}>
            <Heading className="wt-title">
              <Anchor href={newsHref(item)} title={item.title}>{item.title}</Anchor>
            </Heading>
            {full && item.summary && <p className="wt-summary">{item.summary}</p>}
            {full && kind && <Tag className="wt-kind">{kind}</Tag>}
            <time dateTime={day}>{day}</time>
          </li>
        );
      })}
    </Root>
  );
}
