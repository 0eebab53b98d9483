import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { arriving } from '../shared/arriving.tsx';

const impl = arriving(() => import('./PopoverImpl.tsx').then((module) => module.PopoverImpl));

/** Fetches the popover's code before it is needed. */
export const preloadPopover = impl.preload;

export interface PopoverProps {
  /** What stands on the button. */
  trigger: ReactNode;
  /** What the popover holds, for screen readers. */
  label: string;
  variant?: 'secondary' | 'quiet' | undefined;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A button and a small panel beside it: a QR code, an explanation. Escape or a press beside it closes it. */
export function Popover({ trigger, label, variant = 'quiet', size = 'md', className, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const press = (): void => {
    setAsked(true);
    setOpen(!open);
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={size}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={preloadPopover}
        onFocus={preloadPopover}
      >
        {trigger}
      </Button>
      {asked && (
        <impl.Part label={label} open={open} onOpenChange={setOpen} button={button}>
          {children}
        </impl.Part>
      )}
    </>
  );
}
