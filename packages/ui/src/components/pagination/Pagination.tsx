import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Root } from './Pagination.styles.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The open page, from 1. */
  current: number;
  /** How many there are; with one or none nothing is drawn. */
  pages: number;
  /** The address of a page, so that each can be opened in a tab, shared and gone back to. */
  href: (page: number) => string;
}

/** The way through a long list, as links. On a phone only the neighbours and the position are shown. */
export function Pagination({ current, pages, href, ...rest }: PaginationProps) {
  const words = useWording().pagination;
  if (pages <= 1) return null;
  const step = (page: number, label: string, icon: typeof ChevronLeft) =>
    page < 1 || page > pages ? (
      <span className="wt-off" aria-hidden><Icon of={icon} size="sm" /></span>
    ) : (
      <Anchor href={href(page)} aria-label={label} rel={page < current ? 'prev' : 'next'}>
        <Icon of={icon} size="sm" />
      </Anchor>
    );
  return (
    <Root aria-label={words.label} {...rest}>
      <ul className="wt-pages">
        <li>{step(current - 1, words.previous, ChevronLeft)}</li>
        {pageWindow(current, pages).map((place) => (
          <li key={place} className="wt-page">
            {typeof place === 'number' ? (
              <Anchor
                href={href(place)}
                aria-label={fill(words.page, { page: place })}
                aria-current={place === current ? 'page' : undefined}
              >
                {place}
              </Anchor>
            ) : (
              <span className="wt-off" aria-hidden>…</span>
            )}
          </li>
        ))}
        <li className="wt-short">{fill(words.of, { page: current, pages })}</li>
        <li>{step(current + 1, words.next, ChevronRight)}</li>
      </ul>
    </Root>
  );
}
