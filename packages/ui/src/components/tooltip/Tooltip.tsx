import { useId } from 'react';
import type { ComponentProps, FocusEvent, PointerEvent, ReactNode } from 'react';
import { useMergedRef } from '../shared/use-merged-ref.ts';
import type { TooltipSide } from './place.ts';
import { Bubble } from './Tooltip.styles.ts';
import { useTooltip } from './use-tooltip.ts';

/** What makes an element the trigger of a tooltip; spread it on a button or a link. */
export interface TooltipTrigger {
  'aria-describedby': string;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'id'> {
  /** One short sentence beyond the trigger's own name. */
  text: ReactNode;
  side?: TooltipSide | undefined;
  children: (trigger: TooltipTrigger) => ReactNode;
}

/**
 * A sentence about a button or link, shown while the pointer rests on it or the keyboard is there. It describes and
 * never names. Built on the browser's popover, since a line of text needs none of the primitives library's 50 kB.
 */
export function Tooltip({ text, side = 'above', children, ref, ...rest }: TooltipProps) {
  const id = useId();
  const { open, bubble, enter, stay, leave, rest: resting } = useTooltip(side);
  const merged = useMergedRef(bubble, ref);
  const trigger: TooltipTrigger = {
    'aria-describedby': id,
    // A finger does not hover: on touch the description is read out, and shown to nobody.
    onPointerEnter: (event) => { if (event.pointerType !== 'touch') enter(event, resting); },
    onPointerLeave: () => leave(),
    onPointerDown: () => leave(0),
    onFocus: (event) => { if (event.currentTarget.matches(':focus-visible')) enter(event, 0); },
    onBlur: () => leave(0),
  };
  return (
    <>
      {children(trigger)}
      <Bubble ref={merged} id={id} role="tooltip" popover="manual" data-open={open || undefined} {...rest} onPointerEnter={stay} onPointerLeave={() => leave()}>
        {text}
      </Bubble>
    </>
  );
}
