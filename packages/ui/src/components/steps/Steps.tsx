import type { ComponentProps } from 'react';
import { Check } from 'lucide';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './Steps.styles.ts';

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names of the steps, in order; two to five. */
  steps: readonly string[];
  /** Index of the step that the reader is at; `steps.length` when all are done. */
  current: number;
}

/** How far along a short road the reader is: cart, confirm, pay, done. Shows, does not navigate. */
export function Steps({ steps, current, ...rest }: StepsProps) {
  const words = useWording().steps;
  return (
    <Root aria-label={words.label} {...rest}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="wt-mark" aria-hidden>
              {state === 'done' ? <Icon of={Check} size="sm" /> : index + 1}
            </span>
            <span>
              {step}
              <VisuallyHidden>{`（${words[state]}）`}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </Root>
  );
}
