import type { ComponentProps, ReactNode, Ref } from 'react';
import { Container } from '../../components/layout/index.ts';
import { Steps } from '../../components/steps/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { Head } from './CheckoutFrame.styles.ts';

const STEPS = ['cart', 'confirm', 'pay', 'done'] as const;

/** The steps of buying, in order. */
export type CheckoutStep = (typeof STEPS)[number];

export interface CheckoutFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Where the buyer is. */
  step: CheckoutStep;
  /** The whole road lies behind the buyer. */
  done?: boolean | undefined;
  /** The page's heading; left out where the page's result is its heading. */
  title?: string | undefined;
  /** Beside the title: a count, an action. */
  aside?: ReactNode;
  /** Reaches the heading, which can be focused by script. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The calm frame of buying: which step this is, its title, and its content. */
export function CheckoutFrame({ step, done = false, title, aside, headingRef, children, ...rest }: CheckoutFrameProps) {
  const words = useCheckoutWording().checkout;
  return (
    <Container {...rest}>
      <Head>
        <Steps steps={STEPS.map((key) => words[key])} current={done ? STEPS.length : STEPS.indexOf(step)} />
        {title !== undefined && (
          <div className="wt-title">
            <h1 ref={headingRef} tabIndex={-1}>{title}</h1>
            {aside}
          </div>
        )}
      </Head>
      {children}
    </Container>
  );
}
