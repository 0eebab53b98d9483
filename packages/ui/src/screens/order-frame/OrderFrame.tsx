import type { ComponentProps, ReactNode, Ref } from 'react';
import { ChevronLeft } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Link } from '../../components/link/index.ts';
import { Head } from './OrderFrame.styles.ts';

export interface OrderFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** The page that this one belongs to, above the heading; left out where there is none. */
  back?: { label: string; href: string } | undefined;
  /** Beside the title: a status, a count. */
  aside?: ReactNode;
  /** Reaches the heading, which can be focused by script. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The frame of a page about orders: the way back, the heading, and the content. */
export function OrderFrame({ title, back, aside, headingRef, children, ...rest }: OrderFrameProps) {
  return (
    <Container {...rest}>
      <Head>
        {back && (
          <Link look="quiet" className="wt-back" href={back.href}>
            <Icon of={ChevronLeft} size="sm" />
            {back.label}
          </Link>
        )}
        <div className="wt-title">
          <h1 ref={headingRef} tabIndex={-1}>{title}</h1>
          {aside}
        </div>
      </Head>
      {children}
    </Container>
  );
}
